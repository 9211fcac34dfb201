import { headerOf, photographAtTop, skyOf } from '../../../views/domain/site/site-look.ts';
import type { SiteInfo } from '../../../views/domain/site/site.ts';
import { TEMPLATES } from '../../../views/domain/site/site-template.ts';
import type { PageFile } from './check-pages.ts';
import type { SiteProblem } from './site-error.ts';

const file = 'site.json';

/** Checks that a transparent header has a photograph to lie over, and a logo that is seen there. */
export function checkBrand(info: SiteInfo, files: readonly PageFile[]): SiteProblem[] {
  if (headerOf(info) !== 'transparent') return [];
  const over = files.flatMap(({ page }) => {
    const photograph = page.status === 'Published' ? photographAtTop(page, info) : undefined;
    return photograph ? [{ name: page.name, sky: skyOf(photograph) }] : [];
  });
  const dark = over.find(({ sky }) => sky === 'dark');
  if (dark && info.logo && info.logo.onDark === undefined) {
    const reason =
      `is missing: the header of the page "${dark.name}" lies over a photograph; ` +
      'add it, or set header to "line" or "centred"';
    return [{ file, path: 'logo.onDark', reason }];
  }
  if (over.length > 0 || info.header === undefined) return [];
  const kinds = TEMPLATES[info.siteTemplate].wide.join(', ');
  const reason =
    `no page begins with a photograph as wide as the window (in the template ` +
    `${info.siteTemplate}: ${kinds}), so that it would be a line everywhere; write "line"`;
  return [{ file, path: 'header', reason }];
}
