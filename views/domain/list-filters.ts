import type { ListQuery } from './list-query.ts';

/** One thing a list can be narrowed by, as a visitor sees it: a chip, a way out of an empty list. */
export const FILTER_NAMES = [
  'region',
  'bounds',
  'type',
  'pricemin',
  'pricemax',
  'bedrooms',
  'bathrooms',
  'toilets',
  'showerrooms',
  'garages',
  'garden',
  'terrace',
  'garage',
  'lift',
  'hideproject',
  'goal',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** What a query says when the filter is not set. A radius belongs to the place it is around. */
const UNSET: Readonly<Record<FilterName, Partial<ListQuery>>> = {
  region: { regions: [], radius: undefined },
  bounds: { bounds: undefined },
  type: { types: [] },
  pricemin: { priceMin: undefined },
  pricemax: { priceMax: undefined },
  bedrooms: { bedrooms: 0 },
  bathrooms: { bathrooms: 0 },
  toilets: { toilets: 0 },
  showerrooms: { showerrooms: 0 },
  garages: { garages: 0 },
  garden: { garden: false },
  terrace: { terrace: false },
  garage: { garage: false },
  lift: { lift: false },
  hideproject: { hideProject: false },
  goal: { goal: undefined },
};

/** The filters that a query sets, in the order in which its address names them. */
export function setFilters(query: ListQuery): FilterName[] {
  return FILTER_NAMES.filter((name) => isSet(query, name));
}

function isSet(query: ListQuery, name: FilterName): boolean {
  if (name === 'region') return query.regions.length > 0;
  if (name === 'type') return query.types.length > 0;
  return Object.entries(UNSET[name]).some(
    ([field, unset]) => query[field as keyof ListQuery] !== unset,
  );
}

/** How many things a query asks for: each place and each type is one, as each has its chip. */
export function askedCount(query: ListQuery): number {
  const { regions, types } = query;
  const several = { region: regions.length, type: types.length } as Partial<
    Record<FilterName, number>
  >;
  return setFilters(query).reduce((sum, name) => sum + (several[name] ?? 1), 0);
}

/** The query without one filter, from its first page on. */
export function withoutFilter(query: ListQuery, name: FilterName): ListQuery {
  return changed(query, UNSET[name]);
}

/** The whole list, from its first page on, in the same order. */
export function withoutFilters(query: ListQuery): ListQuery {
  return changed(query, Object.assign({}, ...Object.values(UNSET)) as Partial<ListQuery>);
}

/** The query with something else asked; what was on another page is on the first one now. */
export function changed(query: ListQuery, changes: Partial<ListQuery>): ListQuery {
  return { ...query, page: 1, ...changes };
}
