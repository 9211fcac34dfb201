import type { Listing, ListQuery, SortOrder } from './list-query.ts';
import { SORT_ORDERS } from './list-query.ts';

/** The parameters of a list's address that this site understands (spec section 2). */
export const LIST_PARAMETERS: readonly string[] = ['region', 'order', 'page'];

/** Far beyond any list; keeps arithmetic on page numbers exact. */
const MAX_PAGE = 99_999;
const MAX_REGIONS = 50;

/**
 * What is asked of a list, from the parameters of its address. Never throws: a value that cannot
 * be read counts as not given; of a repeated `order` or `page` the first counts.
 */
export function parseListQuery(parameters: URLSearchParams, listing: Listing): ListQuery {
  return {
    listing,
    order: parseOrder(parameters.get('order')),
    page: parsePage(parameters.get('page')),
    zips: [...new Set(regionsOf(parameters).map((region) => region.zip))],
  };
}

/** The value of `region` for a place: `city|postcode` (spec section 2). */
export function regionValue(city: string, zip: string): string {
  return `${city}|${zip}`;
}

/**
 * The parameters that lead to this query, defaults left out, in one fixed order. Those of `keep`
 * that a list does not know are carried along; the city names of places are taken from it too.
 * `goal` is left behind (the list's own path says it), and so are the `utm_` ones: cached pages
 * are shared between visitors whose `utm_` parameters differ (design.md, idea 5).
 */
export function listParameters(query: ListQuery, keep = new URLSearchParams()): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const value of regionValues(query.zips, keep)) parameters.append('region', value);
  if (query.order !== 'recent') parameters.set('order', query.order);
  if (query.page > 1) parameters.set('page', String(query.page));
  for (const [name, value] of keep) {
    if (isUnknown(name) && name !== 'goal') parameters.append(name, value);
  }
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

function parseOrder(value: string | null): SortOrder {
  return SORT_ORDERS.find((order) => order === value) ?? 'recent';
}

function parsePage(value: string | null): number {
  if (value === null || !/^\d+$/.test(value)) return 1;
  return Math.min(Math.max(Number(value), 1), MAX_PAGE);
}

/** `city|postcode`; the postcode alone will do. */
function regionsOf(parameters: URLSearchParams): { value: string; zip: string }[] {
  return parameters
    .getAll('region')
    .slice(0, MAX_REGIONS)
    .flatMap((value) => {
      const zip = value.slice(value.lastIndexOf('|') + 1).trim();
      return /^[0-9A-Za-z][0-9A-Za-z -]{0,9}$/.test(zip) ? [{ value, zip }] : [];
    });
}

function regionValues(zips: readonly string[], keep: URLSearchParams): string[] {
  const named = regionsOf(keep);
  return zips.map((zip) => named.find((region) => region.zip === zip)?.value ?? zip);
}
