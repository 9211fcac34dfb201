import {
  FILTER_FIELDS,
  isIgnored,
  parametersOf,
  readFilters,
  writeFilter,
} from '../filters/filters.ts';
import { readView, VIEW_PARAMETERS, writeView } from '../filters/list-view.ts';
import type { ListQuery } from './list-query.ts';
import type { ListKind } from './list-kind.ts';

/** The query parameters that lists understand (spec section 2). */
export const LIST_PARAMETERS: readonly string[] = [
  ...FILTER_FIELDS.flatMap(parametersOf),
  ...VIEW_PARAMETERS,
];

/**
 * Parses the query parameters of a list. Never throws: an invalid value counts as absent, one out
 * of range is moved to the nearest valid one, and the first valid one of several values for a
 * single parameter counts.
 */
export function parseListQuery(parameters: URLSearchParams, listKind: ListKind): ListQuery {
  return { listKind, ...readFilters(parameters, listKind), ...readView(parameters, listKind) };
}

/**
 * The query parameters of a list query in a fixed order, defaults left out. Unknown parameters in
 * `keep` are appended, except `utm_*`: cached pages are shared between visitors whose `utm_*`
 * parameters differ (docs/house.md, "What is cached").
 */
export function listParameters(query: ListQuery, keep = new URLSearchParams()): URLSearchParams {
  const filters = FILTER_FIELDS.flatMap((name) => writeFilter(name, query));
  const parameters = new URLSearchParams([...filters, ...writeView(query)]);
  for (const [name, value] of keep) if (isUnknown(name)) parameters.append(name, value);
  return parameters;
}

/** Whether a parameter is for tracking only and changes nothing on the page. */
export function isTracking(name: string): boolean {
  return /^utm_/i.test(name);
}

/** Whether a parameter is unknown to the site; pages with one are not cached. */
export function isUnknown(name: string): boolean {
  return !LIST_PARAMETERS.includes(name) && !isTracking(name);
}

/** Whether a parameter is a filter that the list ignores. */
export function isIgnoredParameter(parameter: string, listKind: ListKind): boolean {
  return FILTER_FIELDS.some(
    (name) => parametersOf(name).includes(parameter) && isIgnored(name, listKind),
  );
}
