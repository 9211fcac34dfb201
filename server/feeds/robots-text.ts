import { PREVIEW_PARAMETER } from '../../views/routing/preview-token.ts';

/** URL paths of what is no page; `*` stands for anything. */
const NO_PAGES = ['/api/', '/flight/', `/*?${PREVIEW_PARAMETER}=`, `/*&${PREVIEW_PARAMETER}=`];

/** `/robots.txt`: allows everything that is a page, and names the sitemap. */
export function robotsText(origin: string): string {
  const disallowed = NO_PAGES.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...disallowed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
