import { FILTER_FIELDS, FILTERS, isIdle, readFilters, writeFilter } from '../filters/filters.ts';
import { readView, VIEW_PARAMETERS, writeView } from '../filters/list-view.ts';
import type { ListQuery } from './list-query.ts';
import type { ListKind } from './list-kind.ts';

/** The query parameters of a list that this site understands (spec section 2). */
export const LIST_PARAMETERS: readonly string[] = [
  ...FILTER_FIELDS.map((name) => FILTERS[name].parameter),
  ...VIEW_PARAMETERS,
];

/**
 * What is asked of a list, from its query parameters. Never throws: a value that cannot be
 * read counts as not given, one out of range is moved to the nearest that makes sense; where one
 * value is enough the first of several counts.
 */
export function parseListQuery(parameters: URLSearchParams, listing: ListKind): ListQuery {
  return { listing, ...readFilters(parameters, listing), ...readView(parameters, listing) };
}

/**
 * The parameters that lead to this query, defaults left out, in one fixed order. Those of `keep`
 * that a list does not know are carried along, but not the `utm_` ones: cached pages are shared
 * between visitors whose `utm_` parameters differ (docs/house.md, "What is cached").
 */
export function listParameters(query: ListQuery, keep = new URLSearchParams()): URLSearchParams {
  const asked = FILTER_FIELDS.flatMap((name) => writeFilter(name, query));
  const parameters = new URLSearchParams([...asked, ...writeView(query)]);
  for (const [name, value] of keep) if (isUnknown(name)) parameters.append(name, value);
  return parameters;
}

/** Whether a parameter only says where the visitor came from, and changes nothing on the page. */
export function isTracking(name: string): boolean {
  return /^utm_/i.test(name);
}

/** Whether a list's page depends on a parameter that this site does not know. */
export function isUnknown(name: string): boolean {
  return !LIST_PARAMETERS.includes(name) && !isTracking(name);
}

/** Whether a parameter is a filter that says nothing of a list. */
export function isIdleParameter(parameter: string, listing: ListKind): boolean {
  return FILTER_FIELDS.some(
    (name) => FILTERS[name].parameter === parameter && isIdle(name, listing),
  );
}
