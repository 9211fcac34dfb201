import { hasRadius } from '../../../views/domain/filters/radius.ts';
import { type FilterName, setFilters } from '../../../views/domain/list-filters.ts';
import type { ListQuery } from '../../../views/domain/list-query.ts';
import type { Areas } from './areas.ts';
import {
  addBits,
  type Bits,
  bitsBetween,
  countsBetween,
  keepOnly,
  noBits,
  setBit,
} from './bits.ts';
import type { Shelf } from './shelf.ts';
import { rowsWithin } from './unit-vectors.ts';

/** The rows that pass one filter. */
export interface FilterBits {
  name: FilterName;
  bits: Bits;
}

interface Asked {
  shelf: Shelf;
  areas: Areas;
  query: ListQuery;
}

/** Four bedrooms in the filter are four or more (spec section 5). */
const OPEN_BEDROOMS = 4;

const PASSING: Readonly<Record<FilterName, (asked: Asked) => Bits>> = {
  region: inRegions,
  bounds: inBounds,
  type: ofTypes,
  pricemin: ({ shelf, query }) => bitsBetween(shelf.columns.prices, query.priceMin ?? 0, Infinity),
  pricemax: ({ shelf, query }) => bitsBetween(shelf.columns.prices, 0, query.priceMax ?? Infinity),
  bedrooms: ({ shelf, query: { bedrooms } }) =>
    countsBetween(
      shelf.columns.counts.bedrooms,
      bedrooms,
      bedrooms === OPEN_BEDROOMS ? Infinity : bedrooms,
    ),
  bathrooms: atLeast('bathrooms'),
  toilets: atLeast('toilets'),
  showerrooms: atLeast('showerrooms'),
  garages: atLeast('garages'),
  garden: ({ shelf }) => shelf.columns.flags.garden,
  terrace: ({ shelf }) => shelf.columns.flags.terrace,
  garage: ({ shelf }) => shelf.columns.flags.garage,
  lift: ({ shelf }) => shelf.columns.flags.lift,
  hideproject: ({ shelf }) => shelf.columns.flags.unit,
  goal: ({ shelf, query }) => shelf.columns.flags[query.goal === 1 ? 'rent' : 'sale'],
};

/** What passes each filter that the query sets. The bits may be the shelf's own: never write them. */
export function filterBits(asked: Asked): FilterBits[] {
  return effective(asked.query).map((name) => ({ name, bits: PASSING[name](asked) }));
}

/** Sold homes are not found by their price, nor the others by a goal that their list says already. */
function effective(query: ListQuery): FilterName[] {
  const idle = query.listing === 'sold' ? ['pricemin', 'pricemax'] : ['goal'];
  return setFilters(query).filter((name) => !idle.includes(name));
}

function atLeast(name: 'bathrooms' | 'toilets' | 'showerrooms' | 'garages') {
  return ({ shelf, query }: Asked) =>
    countsBetween(shelf.columns.counts[name], query[name], Infinity);
}

/**
 * Homes of the chosen postcodes; with a radius also those that lie within it around the place's
 * position. A place that nobody knows has no homes.
 */
function inRegions({ shelf, areas, query }: Asked): Bits {
  const chosen = query.regions.map((region) => areas.named(region));
  const centre = chosen[0]?.position;
  const bits =
    hasRadius(query) && centre
      ? rowsWithin(shelf.vectors, centre, query.radius ?? 0)
      : noBits(shelf.homes.length);
  for (const area of chosen) {
    for (const row of (area && shelf.byArea.get(area.id)) ?? []) setBit(bits, row);
  }
  return bits;
}

function inBounds({ shelf, query: { bounds } }: Asked): Bits {
  const { lat, lng } = shelf.columns;
  const bits = bitsBetween(lat, bounds?.south ?? -90, bounds?.north ?? 90);
  keepOnly(bits, bitsBetween(lng, bounds?.west ?? -180, bounds?.east ?? 180));
  return bits;
}

function ofTypes({ shelf, query }: Asked): Bits {
  const bits = noBits(shelf.homes.length);
  for (const type of query.types) {
    const homes = shelf.columns.types.get(type);
    if (homes) addBits(bits, homes);
  }
  return bits;
}
