import type { SitePaths } from '../../../views/routing/site-paths.ts';
import { fetchedAhead } from '../../../views/subjects/fetched-ahead.ts';

/** URL path of the rules; pages name it in their `Speculation-Rules` header. */
export const SPECULATION_RULES = '/speculation-rules.json';

/** Links to anything but a page, or that only this visitor has. */
const NO_LINKS = '[download], [target], [rel~="nofollow"], [data-print]';

/**
 * The rules by which a browser fetches likely next pages (HTML standard, "Speculation rules"): at
 * `moderate` eagerness, when a link is hovered over or touched. Homes and projects are rendered
 * too, because visitors go from card to card; of other pages only the document is fetched. No URL
 * with a query string is fetched ahead, so previews are not either.
 *
 * A browser evaluates them for each link of a page, in its first layout and whenever links are
 * added, so that a condition is one pattern however many paths it names (decision 232).
 */
export function speculationRules(paths: SitePaths): string {
  const { pages, details, never } = fetchedAhead(paths);
  const among = (allowed: readonly string[]) => ({
    and: [
      { href_matches: { pathname: anyOf(allowed), search: '' } },
      { not: { href_matches: { pathname: anyOf(never) } } },
      { not: { selector_matches: NO_LINKS } },
    ],
  });
  return JSON.stringify({
    prefetch: [{ where: among(pages), eagerness: 'moderate' }],
    prerender: [{ where: among(details), eagerness: 'moderate' }],
  });
}

/**
 * One pathname of the URL Pattern standard for several, in which `*` matches anything. They contain
 * no other special characters of patterns: slugs are of a-z, 0-9 and hyphens.
 */
function anyOf(pathnames: readonly string[]): string {
  return `/(${pathnames.map((one) => one.slice(1).replaceAll('*', '.*')).join('|')})`;
}
