import { homesValue, HOMES_PARAMETER } from '../domain/list/home-ids.ts';
import type { PageContext } from '../page-context.ts';

/** Maximum number of homes side by side: more do not fit on a sheet of paper. */
export const MAX_COMPARED = 4;

/**
 * URL of the comparison of these homes, of which the page shows the first {@link MAX_COMPARED}.
 * Undefined if the site has no page `compare`.
 */
export function compareHref(
  links: Pick<PageContext['links'], 'page'>,
  ids: readonly number[],
): string | undefined {
  const path = links.page('compare');
  if (path === undefined || ids.length === 0) return path;
  // Commas stay as they are: the URL is one that people read and share.
  return `${path}${path.includes('?') ? '&' : '?'}${HOMES_PARAMETER}=${homesValue(ids)}`;
}
