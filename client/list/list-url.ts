import { changed } from '../../views/domain/list/list-filters.ts';
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

/** The number of the page that a list's URL names. */
export function pageOf(url: string): number {
  return parseListQuery(new URLSearchParams(url.split('?')[1]), 'sale').page;
}

/**
 * The query string of a URL of the page's list in canonical form, with `?`, without what says only
 * how the list is looked at; '' for none. Equal for URLs of the same items in the same order.
 */
export function searchOf(url: string): string {
  const parameters = new URLSearchParams(url.split('?')[1]);
  const list = document.querySelector<HTMLElement>('[data-list]');
  const query = parseListQuery(parameters, (list?.dataset['list'] ?? 'sale') as ListKind);
  return withQuery('', listParameters(changed(query, { map: false }), parameters));
}

/** Gives the URL of another list the map as it is now, open or closed, unless it names a view. */
export function keepMap({ searchParams }: URL): void {
  if (searchParams.has('view')) return;
  if (new URLSearchParams(location.search).has('map')) searchParams.set('map', '1');
  else searchParams.delete('map');
}
