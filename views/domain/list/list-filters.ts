import {
  FILTER_FIELDS,
  type FilterField,
  FILTERS,
  isIgnored,
  unsetFilters,
  writeFilter,
} from '../filters/filters.ts';
import type { ListKind } from './list-kind.ts';
import type { ListQuery } from './list-query.ts';

/**
 * A filter as a visitor sees it: a chip, or a suggestion in an empty list. The radius belongs to
 * the filter of its place.
 */
export type FilterName = Exclude<FilterField, 'radius'>;
export const FILTER_NAMES = FILTER_FIELDS.filter((name) => name !== 'radius');

/** The filters that a query sets, in the order of the query string. */
export function setFilters(query: ListQuery): FilterName[] {
  return FILTER_NAMES.filter((name) => writeFilter(name, query).length > 0);
}

/** Number of filters that are set; each place and each type counts as one, as each has a chip. */
export function activeFilterCount(query: ListQuery): number {
  return setFilters(query).reduce((sum, name) => sum + writeFilter(name, query).length, 0);
}

/** The query without one filter, at page 1. */
export function withoutFilter(query: ListQuery, name: FilterName): ListQuery {
  const radius = name === 'regions' ? undefined : query.radius;
  return changed(query, { radius, [name]: FILTERS[name].unset });
}

/** The query without filters, at page 1, in the same order. */
export function withoutFilters(query: ListQuery): ListQuery {
  return changed(query, unsetFilters());
}

/**
 * The query for another list, at page 1: with the filters that it has too and that mean the same
 * there.
 */
export function forList(query: ListQuery, listKind: ListKind): ListQuery {
  const isKept = (name: FilterField) => {
    const { meaning } = FILTERS[name];
    return !isIgnored(name, listKind) && meaning?.(listKind) === meaning?.(query.listKind);
  };
  const left = FILTER_FIELDS.filter((name) => !isKept(name));
  const unset = Object.fromEntries(left.map((name) => [name, FILTERS[name].unset]));
  return changed(query, { listKind, ...unset });
}

/** The query with changes, at page 1 unless they name another; a map then shows all of the list. */
export function changed(query: ListQuery, changes: Partial<ListQuery>): ListQuery {
  return { ...query, page: 1, view: undefined, ...changes };
}
