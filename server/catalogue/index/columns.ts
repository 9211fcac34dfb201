import type { HomeType } from '../../../views/domain/list-query.ts';
import type { Property } from '../../../views/domain/property.ts';
import { publishedPrice } from '../published-price.ts';
import type { Areas } from './areas.ts';
import { type Bits, noBits, setBit } from './bits.ts';

/** A count above this is kept as this: no filter asks for so many. */
const MOST = 255;
/** Of a degree: about a metre. */
const PRECISION = 100_000;

const COUNTS = ['bedrooms', 'bathrooms', 'toilets', 'showerrooms', 'garages'] as const;
const FLAGS = ['garden', 'terrace', 'garage', 'lift', 'unit', 'sale', 'rent', 'exact'] as const;
export type CountColumn = (typeof COUNTS)[number];
/** `unit`: not a project; `sale` and `rent`: the goal; `exact`: its address is on the map. */
export type FlagColumn = (typeof FLAGS)[number];

/** What homes are found by, a row for each home. A number that is not known is NaN. */
export interface Columns {
  /** Id of the area. */
  areas: Int32Array;
  /** Published prices only: nothing can be found out about the others by filtering. */
  prices: Float64Array;
  counts: Readonly<Record<CountColumn, Uint8Array>>;
  flags: Readonly<Record<FlagColumn, Bits>>;
  types: Map<HomeType, Bits>;
  /**
   * Degrees, of the home if its address is published, else of its area's centre: a hidden address
   * cannot be narrowed down by moving the map or a radius.
   */
  lat: Float64Array;
  lng: Float64Array;
}

export function emptyColumns(rows: number): Columns {
  return {
    areas: new Int32Array(rows),
    prices: new Float64Array(rows).fill(NaN),
    counts: Object.fromEntries(
      COUNTS.map((name) => [name, new Uint8Array(rows)]),
    ) as Columns['counts'],
    flags: Object.fromEntries(FLAGS.map((name) => [name, noBits(rows)])) as Columns['flags'],
    types: new Map(),
    lat: new Float64Array(rows).fill(NaN),
    lng: new Float64Array(rows).fill(NaN),
  };
}

/** Writes a home into its row. Its area must be known by then. */
export function fillRow(columns: Columns, row: number, home: Property, areas: Areas): void {
  const area = areas.of(home);
  if (!area) throw new Error(`home ${home.id} is in no area`);
  columns.areas[row] = area.id;
  columns.prices[row] = publishedPrice(home) ?? NaN;
  fillCounts(columns, row, home);
  fillFlags(columns, row, home);
  addType(columns, row, home.typeCode as HomeType);
  if (home.isGarage) addType(columns, row, 'garage');
  const own = home.publishAddress ? home.position : undefined;
  if (own) setBit(columns.flags.exact, row);
  const position = own ?? area.position;
  if (!position) return;
  columns.lat[row] = Math.round(position[0] * PRECISION) / PRECISION;
  columns.lng[row] = Math.round(position[1] * PRECISION) / PRECISION;
}

function fillCounts({ counts }: Columns, row: number, home: Property): void {
  const { details } = home;
  counts.bedrooms[row] = capped(home.numberOfBedRooms);
  counts.bathrooms[row] = capped(details.numberOfBathRooms);
  counts.toilets[row] = capped(details.numberOfToilets);
  counts.showerrooms[row] = capped(details.numberOfShowerRooms);
  counts.garages[row] = capped(details.numberOfGarages);
}

function capped(count = 0): number {
  return Math.min(count, MOST);
}

function fillFlags({ flags }: Columns, row: number, { details, objectType, goal }: Property): void {
  if (details.hasGarden) setBit(flags.garden, row);
  if (details.hasTerrace) setBit(flags.terrace, row);
  if (details.numberOfGarages) setBit(flags.garage, row);
  if (details.hasLift) setBit(flags.lift, row);
  if (objectType !== 'PROJECT') setBit(flags.unit, row);
  setBit(goal === 1 ? flags.rent : flags.sale, row);
}

function addType({ types, areas }: Columns, row: number, type: HomeType): void {
  const bits = types.get(type) ?? noBits(areas.length);
  setBit(bits, row);
  types.set(type, bits);
}
