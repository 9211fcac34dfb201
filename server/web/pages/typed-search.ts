import { emptyQuery, type ListQuery } from '../../../views/domain/list/list-query.ts';
import { unambiguousRegions } from '../../../views/domain/place/unambiguous-regions.ts';
import { type Redirect, redirectTo } from '../../../views/routing/redirect.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import type { Resolved } from '../../../views/subjects/resolution.ts';
import type { PageSource } from './page-source.ts';

/** Suggestions that are considered; no municipality has as many postcodes. */
const MAX_PLACES = 60;

/**
 * The redirect of a list's URL that has the text of the search bar (`q`): to the list of the place
 * if it is unambiguous; else to the results page. A site without that page uses the best match,
 * else the whole list. 302, because it depends on the current homes.
 */
export function typedSearchRedirect(
  source: Pick<PageSource, 'paths' | 'catalogue'>,
  { subject, locale }: Resolved,
  params: URLSearchParams,
): Redirect | undefined {
  const typed = params.get('q')?.trim();
  const listKind = subject.kind === 'page' ? subject.listKind : undefined;
  if (typed === undefined || listKind === undefined) return undefined;
  const { paths, catalogue } = source;
  const links = createLinks(paths, locale);
  const data = catalogue.port(locale);
  const list = (regions: ListQuery['regions']) =>
    redirectTo(302, links.list({ ...emptyQuery(listKind), regions }), new URLSearchParams());
  const { places } = data.suggest(typed, { places: MAX_PLACES, homes: 0 });
  const meant = unambiguousRegions(places, listKind);
  if (meant.length > 0 || typed === '') return list(meant);
  const results = links.page('search');
  if (results !== undefined) {
    return redirectTo(302, results, new URLSearchParams({ q: typed }));
  }
  return list(places.slice(0, 1).map(({ region }) => region));
}
