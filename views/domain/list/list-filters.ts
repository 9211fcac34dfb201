import {
  FILTER_FIELDS,
  type FilterField,
  FILTERS,
  unsetFilters,
  writeFilter,
} from '../filters/filters.ts';
import type { ListQuery } from './list-query.ts';

/**
 * One thing a list can be narrowed by, as a visitor sees it: a chip, a way out of an empty list. A
 * radius belongs to the place it is around.
 */
export type FilterName = Exclude<FilterField, 'radius'>;
export const FILTER_NAMES = FILTER_FIELDS.filter((name) => name !== 'radius');

/** The filters that a query sets, in the order in which the query string names them. */
export function setFilters(query: ListQuery): FilterName[] {
  return FILTER_NAMES.filter((name) => writeFilter(name, query).length > 0);
}

/** How many things a query asks for: each place and each type is one, as each has its chip. */
export function activeFilterCount(query: ListQuery): number {
  return setFilters(query).reduce((sum, name) => sum + writeFilter(name, query).length, 0);
}

/** The query without one filter, from its first page on. */
export function withoutFilter(query: ListQuery, name: FilterName): ListQuery {
  const radius = name === 'regions' ? undefined : query.radius;
  return changed(query, { radius, [name]: FILTERS[name].unset });
}

/** The whole list, from its first page on, in the same order. */
export function withoutFilters(query: ListQuery): ListQuery {
  return changed(query, unsetFilters());
}

/** The query with something else asked; what was on another page is on the first one now. */
export function changed(query: ListQuery, changes: Partial<ListQuery>): ListQuery {
  return { ...query, page: 1, ...changes };
}
