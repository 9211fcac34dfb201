import type { Place, PriceRange } from '../../../views/domain/finding.ts';
import type { Property } from '../../../views/domain/property.ts';
import type { Areas } from './areas.ts';
import { type Columns, emptyColumns, fillRow } from './columns.ts';
import { forEachInSteps, type Steps } from './in-slices.ts';
import { type Orders, sortRows } from './orders.ts';
import { Scratch } from './scratch.ts';
import { type UnitVectors, unitVectors } from './unit-vectors.ts';

/** Rows of a step: a few milliseconds. */
const STEP = 4_000;

/** The homes of one list, laid out so that any combination of filters is a few passes over them. */
export interface Shelf {
  /** By id, each once: a home's place in here is its row. */
  homes: readonly Property[];
  columns: Columns;
  vectors: UnitVectors;
  orders: Orders;
  /** The rows of each area, by the area's id, ascending. */
  byArea: ReadonlyMap<number, Int32Array>;
  places: readonly Place[];
  priceRange: PriceRange | undefined;
  scratch: Scratch;
}

/** Lays out a list. `homes` are sorted by id; `areas` know all of them. */
export function* stockShelf(homes: readonly Property[], areas: Areas): Steps<Shelf> {
  const columns = emptyColumns(homes.length);
  const places = new Map<string, Place>();
  yield* forEachInSteps(homes.length, STEP, (row) => {
    fillRow(columns, row, homes[row]!, areas);
    countPlace(places, homes[row]!);
  });
  const byArea = groupByArea(columns.areas, areas.all.length);
  yield;
  return {
    homes,
    columns,
    vectors: yield* unitVectors(columns),
    orders: yield* sortRows(homes, columns.prices),
    byArea,
    places: [...places.values()],
    priceRange: rangeOf(columns.prices),
    scratch: new Scratch(homes.length),
  };
}

function countPlace(places: Map<string, Place>, { countryId, zip, city }: Property): void {
  const key = `${countryId} ${zip} ${city}`;
  const place = places.get(key);
  if (place) place.count += 1;
  else places.set(key, { zip, city, countryId, count: 1 });
}

function groupByArea(areas: Int32Array, count: number): Map<number, Int32Array> {
  const sizes = new Int32Array(count);
  for (const area of areas) sizes[area]! += 1;
  const groups = new Map<number, Int32Array>();
  const filled = new Int32Array(count);
  for (const [row, area] of areas.entries()) {
    const group = groups.get(area) ?? new Int32Array(sizes[area]!);
    group[filled[area]!] = row;
    filled[area]! += 1;
    groups.set(area, group);
  }
  return groups;
}

function rangeOf(prices: Float64Array): PriceRange | undefined {
  let [min, max] = [Infinity, -Infinity];
  for (const price of prices) {
    if (price < min) min = price;
    if (price > max) max = price;
  }
  return min <= max ? { min, max } : undefined;
}
