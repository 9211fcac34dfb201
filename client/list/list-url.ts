import { listParameters, parseListQuery } from '../../views/domain/list/list-parameters.ts';
import type { ListKind } from '../../views/domain/list/list-kind.ts';
import { withQuery } from '../../views/routing/with-query.ts';

/**
 * The canonical URL of a list: parameters in a fixed order, without defaults and empty fields.
 * Unknown parameters are retained.
 */
export function canonicalListUrl({ pathname, searchParams }: URL, listKind: ListKind): string {
  return withQuery(pathname, listParameters(parseListQuery(searchParams, listKind), searchParams));
}

/** The same list at another page; page 1 is not named. */
export function atPage(url: string, page: number): string {
  const [path = '', query = ''] = url.split('?');
  const parameters = new URLSearchParams(query);
  parameters.delete('page');
  if (page > 1) parameters.set('page', String(page));
  return withQuery(path, parameters);
}
