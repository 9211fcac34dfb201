import { listParameters } from '../domain/list/list-parameters.ts';
import type { ListQuery } from '../domain/list/list-query.ts';
import { withQuery } from './with-query.ts';

/** The feed of a list has the list's own URL path below this one. */
export const RSS = '/rss';

/** What a feed keeps of a list's query: its filters. It is always the most recent first. */
export function feedQuery(query: ListQuery): ListQuery {
  return { ...query, order: 'recent', page: 1, appointment: false };
}

/**
 * URL path of a list's feed, with the list's filters in the query string.
 * @param path of the list's page.
 */
export function feedPath(path: string, query: ListQuery): string {
  return withQuery(RSS + path, listParameters(feedQuery(query)));
}
