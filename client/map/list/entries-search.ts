import { changed } from '../../../views/domain/list/list-filters.ts';
import { listParameters, parseListQuery } from '../../../views/domain/list/list-parameters.ts';
import type { ListKind } from '../../../views/domain/list/list-kind.ts';
import { withQuery } from '../../../views/routing/with-query.ts';

/**
 * The query string of the list whose entries the map shows. Where the list follows the map, that is
 * the list without bounds: what comes into view while the map moves is there already.
 */
export function entriesSearch(
  search: string,
  listKind: ListKind,
  { isFollowing }: { isFollowing: boolean },
): string {
  const parameters = new URLSearchParams(search);
  if (!isFollowing || !parameters.has('bounds')) return search;
  const query = changed(parseListQuery(parameters, listKind), { bounds: undefined });
  return withQuery('', listParameters(query, parameters));
}
