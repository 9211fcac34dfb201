import { listParameters, parseListQuery } from '../../views/domain/list/list-parameters.ts';
import type { ListKind } from '../../views/domain/list/list-query.ts';
import { withQuery } from '../../views/routing/with-query.ts';

/**
 * The URL as a list's pages write it: parameters in one order, without defaults and empty
 * fields; those that the list does not know stay.
 */
export function canonicalListUrl({ pathname, searchParams }: URL, listing: ListKind): string {
  return withQuery(pathname, listParameters(parseListQuery(searchParams, listing), searchParams));
}

/** The same list from another page on; the first one is not named. */
export function atPage(address: string, page: number): string {
  const [path = '', query = ''] = address.split('?');
  const parameters = new URLSearchParams(query);
  parameters.delete('page');
  if (page > 1) parameters.set('page', String(page));
  return withQuery(path, parameters);
}
