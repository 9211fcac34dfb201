import type { HeaderKind } from './header.ts';
import type { Page } from './page.ts';
import type { SiteInfo } from './site.ts';
import { TEMPLATES } from './site-template.ts';

type LookSettings = Pick<SiteInfo, 'siteTemplate' | 'header' | 'cornerRadius'>;

/** Of boxes, buttons, fields, photographs and plates, in pixels. */
export function cornerRadiusOf({ siteTemplate, cornerRadius }: LookSettings): number {
  return cornerRadius ?? TEMPLATES[siteTemplate].cornerRadius;
}

export function headerOf({ siteTemplate, header }: LookSettings): HeaderKind {
  return header ?? TEMPLATES[siteTemplate].header;
}

/** Whether a page begins with a photograph as wide as the window, which a header can lie over. */
export function beginsWithPhotograph(page: Page, { siteTemplate }: LookSettings): boolean {
  const wide: readonly string[] = TEMPLATES[siteTemplate].wide;
  const [first] = page.params.modules
    .filter(({ position, status }) => position === 'top' && status === 'Published')
    .sort((a, b) => a.sort - b.sort);
  return first !== undefined && wide.includes(first.relations.type);
}
