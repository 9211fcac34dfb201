import fc from 'fast-check';
import { setFilters, withoutFilter } from '../../../views/domain/list-filters.ts';
import { LIST_PARAMETERS } from '../../../views/domain/list-parameters.ts';
import {
  type Bounds,
  HOME_TYPES,
  type Listing,
  LISTINGS,
  type ListQuery,
  type Region,
  SORT_ORDERS,
} from '../../../views/domain/list-query.ts';

/** Every way to ask for places; few names, so that some have homes. */
const anyRegions: fc.Arbitrary<Region[]> = fc.uniqueArray(
  fc.record(
    {
      city: fc.constantFrom('', 'Gent', 'Liège', 'Luxembourg', 'Chastre', "'s Gravenvoeren"),
      zip: fc.constantFrom('9000', '1450', '4000', '9999', 'L-1450'),
    },
    { noNullPrototype: true },
  ),
  { selector: ({ zip }) => zip, maxLength: 3 },
);

const degree = (least: number, most: number) =>
  fc.integer({ min: least * 10_000, max: most * 10_000 }).map((value) => value / 10_000);

const anyBounds: fc.Arbitrary<Bounds> = fc
  .tuple(degree(49, 51), degree(2, 5), degree(0.1, 2), degree(0.1, 3))
  .map(([south, west, height, width]) => ({
    south,
    west,
    north: Math.round((south + height) * 10_000) / 10_000,
    east: Math.round((west + width) * 10_000) / 10_000,
  }));

const orNone = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });
const few = fc.constantFrom(0, 1, 2);

/** Everything that can be asked of a list. */
export function anyListQuery(
  listing: fc.Arbitrary<Listing> = fc.constantFrom(...LISTINGS),
): fc.Arbitrary<ListQuery> {
  const asked = {
    listing,
    regions: anyRegions,
    radius: orNone(fc.integer({ min: 2, max: 20 }).map((steps) => steps * 5)),
    bounds: orNone(anyBounds),
    types: fc.oneof(fc.constant([]), fc.subarray([...HOME_TYPES])),
    prices: fc.tuple(orNone(fc.constantFrom(1, 100, 200)), orNone(fc.constantFrom(201, 250))),
    bedrooms: fc.constantFrom(0, 1, 2, 3, 4),
    bathrooms: few,
    toilets: few,
    showerrooms: few,
    garages: few,
    garden: fc.boolean(),
    terrace: fc.boolean(),
    garage: fc.boolean(),
    lift: fc.boolean(),
    hideProject: fc.boolean(),
    goal: orNone(fc.constantFrom(0, 1)),
    order: fc.constantFrom(...SORT_ORDERS),
    page: fc.integer({ min: 1, max: 99_999 }),
    appointment: fc.boolean(),
  } as const;
  return fc.record(asked, { noNullPrototype: true }).map(({ prices, ...query }) => {
    const isSold = query.listing === 'sold';
    return {
      ...query,
      priceMin: isSold ? undefined : prices[0],
      priceMax: isSold ? undefined : prices[1],
      hideProject: query.listing !== 'projects' && query.hideProject,
      goal: isSold ? query.goal : undefined,
      order: isSold ? 'recent' : query.order,
    };
  });
}

/** Queries of at most three filters: with more there is hardly ever a home left to look at. */
export const anySparseQuery: fc.Arbitrary<ListQuery> = fc
  .tuple(anyListQuery(), fc.array(fc.nat({ max: 15 }), { maxLength: 3 }))
  .map(([query, kept]) => {
    const names = setFilters(query);
    const keep = new Set(kept.map((pick) => names[pick % names.length]));
    const sparse = names
      .filter((name) => !keep.has(name))
      .reduce((left, name) => withoutFilter(left, name), query);
    return { ...sparse, page: query.page };
  });

/** Addresses as anyone might write them: our parameters and others, with sense and without. */
export const anyParameters: fc.Arbitrary<URLSearchParams> = fc
  .array(
    fc.tuple(
      fc.constantFrom(...LIST_PARAMETERS, 'utm_source', 'x', '__proto__'),
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.integer().map(String),
        fc.double().map(String),
        fc.constantFrom('2', '7', 'price-asc', 'Gent|9000', 'garage', '€ 250.000', '51,4,50,3'),
      ),
    ),
  )
  .map((entries) => new URLSearchParams(entries));
