import { OWNER_NEWS_LINKS } from '../../services/owners/news/news-links.ts';
import { SUBSCRIPTIONS } from '../../../views/routing/save-search-href.ts';
import { PREVIEW_PARAMETER } from '../../../views/routing/preview-token.ts';

/** URL paths of resources other than pages; `*` matches anything. */
const NO_PAGES = [
  '/api/',
  '/flight/',
  `${SUBSCRIPTIONS}/`,
  `${OWNER_NEWS_LINKS}/`,
  `/*?${PREVIEW_PARAMETER}=`,
  `/*&${PREVIEW_PARAMETER}=`,
];

/** `/robots.txt`: allows all pages, and names the sitemap. */
export function robotsText(origin: string): string {
  const disallowed = NO_PAGES.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...disallowed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
