import { FIRST_VIEW } from '../domain/filters/list-view.ts';
import { listParameters } from '../domain/list/list-parameters.ts';
import type { ListQuery } from '../domain/list/list-query.ts';
import { withQuery } from './with-query.ts';

/** The feed of a list has the list's own URL path below this one. */
export const RSS = '/rss';

/** A list's query as its feed has it: only the filters, most recent first. */
export function feedQuery(query: ListQuery): ListQuery {
  return { ...query, ...FIRST_VIEW };
}

/**
 * URL path of a list's feed, with the list's filters in the query string.
 * @param path of the list's page.
 */
export function feedPath(path: string, query: ListQuery): string {
  return withQuery(RSS + path, listParameters(feedQuery(query)));
}
