import { BOUNDS } from './filters/bounds.ts';
import { GOAL } from './filters/goal.ts';
import { PRICES } from './filters/prices.ts';
import { RADIUS_PARAMETER } from './filters/radius.ts';
import { REGIONS } from './filters/regions.ts';
import { ROOMS } from './filters/rooms.ts';
import { SORTING } from './filters/sorting.ts';
import { SWITCH_PARAMETERS } from './filters/switches.ts';
import { TYPES } from './filters/types.ts';
import type { Listing, ListQuery } from './list-query.ts';

/** In the order in which an address is written. */
const FAMILIES = [
  REGIONS,
  RADIUS_PARAMETER,
  BOUNDS,
  TYPES,
  PRICES,
  ROOMS,
  SWITCH_PARAMETERS,
  GOAL,
  SORTING,
] as const;

/** The parameters of a list's address that this site understands (spec section 2). */
export const LIST_PARAMETERS: readonly string[] = FAMILIES.flatMap(({ names }) => names);

/**
 * What is asked of a list, from the parameters of its address. Never throws: a value that cannot be
 * read counts as not given, one out of range is moved to the nearest that makes sense; where one
 * value is enough the first of several counts.
 */
export function parseListQuery(parameters: URLSearchParams, listing: Listing): ListQuery {
  return {
    listing,
    ...REGIONS.read(parameters, listing),
    ...RADIUS_PARAMETER.read(parameters, listing),
    ...BOUNDS.read(parameters, listing),
    ...TYPES.read(parameters, listing),
    ...PRICES.read(parameters, listing),
    ...ROOMS.read(parameters, listing),
    ...SWITCH_PARAMETERS.read(parameters, listing),
    ...GOAL.read(parameters, listing),
    ...SORTING.read(parameters, listing),
  };
}

/**
 * The parameters that lead to this query, defaults left out, in one fixed order. Those of `keep`
 * that a list does not know are carried along, but not the `utm_` ones: cached pages are shared
 * between visitors whose `utm_` parameters differ (design.md, idea 5).
 */
export function listParameters(query: ListQuery, keep = new URLSearchParams()): URLSearchParams {
  const parameters = new URLSearchParams(FAMILIES.flatMap((family) => family.write(query)));
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
