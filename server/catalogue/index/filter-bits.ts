import { hasRadius } from '../../../views/domain/filters/radius.ts';
import { type FilterName, setFilters } from '../../../views/domain/list-filters.ts';
import type { Listing, ListQuery } from '../../../views/domain/list-query.ts';
import type { Areas } from './areas.ts';
import { addBits, type Bits, setBit, takeAway } from './bits.ts';
import type { CountColumn } from './columns.ts';
import { scanBounds, scanCircle, scanRange } from './scans.ts';
import type { Shelf } from './shelf.ts';

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
  pricemin: ({ shelf, query }) => priced(shelf, query.priceMin ?? 0, Infinity),
  pricemax: ({ shelf, query }) => priced(shelf, 0, query.priceMax ?? Infinity),
  bedrooms: withBedrooms,
  bathrooms: ({ shelf, query }) => withAtLeast(shelf, 'bathrooms', query.bathrooms),
  toilets: ({ shelf, query }) => withAtLeast(shelf, 'toilets', query.toilets),
  showerrooms: ({ shelf, query }) => withAtLeast(shelf, 'showerrooms', query.showerrooms),
  garages: ({ shelf, query }) => withAtLeast(shelf, 'garages', query.garages),
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

/**
 * Filters that say nothing of a list: sold homes are not found by their price, the others not by a
 * goal that their list has already, and the list of projects does not hide them.
 */
const IDLE: Readonly<Record<Listing, readonly FilterName[]>> = {
  sale: ['goal'],
  rent: ['goal'],
  sold: ['pricemin', 'pricemax'],
  projects: ['goal', 'hideproject'],
};

function effective(query: ListQuery): FilterName[] {
  return setFilters(query).filter((name) => !IDLE[query.listing].includes(name));
}

function priced({ scratch, columns }: Shelf, least: number, most: number): Bits {
  return scanRange(scratch.take(), columns.prices, least, most);
}

function withAtLeast({ scratch, columns }: Shelf, name: CountColumn, least: number): Bits {
  return columns.minima[name][least - 1] ?? scratch.take();
}

function withBedrooms({ shelf, query: { bedrooms } }: Asked): Bits {
  const enough = withAtLeast(shelf, 'bedrooms', bedrooms);
  const more = shelf.columns.minima.bedrooms[bedrooms];
  if (bedrooms >= OPEN_BEDROOMS || !more) return enough;
  const bits = shelf.scratch.take();
  addBits(bits, enough);
  takeAway(bits, more);
  return bits;
}

/**
 * What is in the chosen postcodes; with a radius also those that lie within it around the place's
 * position. A place that nobody knows has no homes.
 */
function inRegions({ shelf, areas, query }: Asked): Bits {
  const chosen = query.regions.map((region) => areas.named(region));
  const bits = shelf.scratch.take();
  const centre = chosen[0]?.position;
  if (hasRadius(query) && centre) {
    scanCircle(bits, shelf.vectors, { centre, km: query.radius ?? 0 });
  }
  for (const area of chosen) {
    for (const row of (area && shelf.byArea.get(area.id)) ?? []) setBit(bits, row);
  }
  return bits;
}

function inBounds({ shelf, query: { bounds } }: Asked): Bits {
  const everywhere = { south: -90, west: -180, north: 90, east: 180 };
  return scanBounds(shelf.scratch.take(), shelf.columns, bounds ?? everywhere);
}

function ofTypes({ shelf, query }: Asked): Bits {
  const bits = shelf.scratch.take();
  for (const type of query.types) {
    const rows = shelf.columns.types.get(type);
    if (rows) addBits(bits, rows);
  }
  return bits;
}
