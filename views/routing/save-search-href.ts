import { listParameters } from '../domain/list/list-parameters.ts';
import { isListKind, type ListKind } from '../domain/list/list-kind.ts';
import type { ListQuery } from '../domain/list/list-query.ts';
import type { Locale } from '../domain/locale.ts';
import { feedQuery } from './feed-path.ts';
import { withQuery } from './with-query.ts';

/** URL path of what concerns saved searches, and of signed links about them. */
export const SUBSCRIPTIONS = '/subscriptions';
/** URL path of the form that saves a search, and of what is shown once it was sent. */
const SAVE_SEARCH = `${SUBSCRIPTIONS}/new`;
export const SEARCH_SENT = `${SUBSCRIPTIONS}/sent`;

/** Query parameter with the language of the page, as the path has none. */
export const LANGUAGE_PARAMETER = 'language';
/** Query parameter with the list that is searched. */
const LIST_PARAMETER = 'list';

/** Lists in which something new appears: not what was sold. */
const LISTS: readonly ListKind[] = ['sale', 'rent', 'projects'];

/** Whether a search of this list can be saved. */
export function canBeSaved(list: ListKind): boolean {
  return LISTS.includes(list);
}

/** The filters of a list as a saved search has them: no page, order or map. */
export function savedParameters(query: ListQuery): URLSearchParams {
  return listParameters(feedQuery(query));
}

/** URL of the form that saves a list's search, with the list and its filters in the query string. */
export function saveSearchHref(locale: Locale, query: ListQuery): string {
  const parameters = new URLSearchParams({
    [LANGUAGE_PARAMETER]: locale,
    [LIST_PARAMETER]: query.listKind,
  });
  for (const [name, value] of savedParameters(query)) parameters.append(name, value);
  return withQuery(SAVE_SEARCH, parameters);
}

/** The list that the query string of the form names; undefined if none that can be saved. */
export function listToSave(parameters: URLSearchParams): ListKind | undefined {
  const list = parameters.get(LIST_PARAMETER);
  return isListKind(list) && canBeSaved(list) ? list : undefined;
}
