import type { HomeType } from '../../../views/domain/list-query.ts';
import type { Located } from '../../../views/domain/located.ts';
import type { Property } from '../../../views/domain/property.ts';
import { publishedPrice } from '../published-price.ts';
import type { Areas } from './areas.ts';
import { type Bits, noBits, setBit } from './bits.ts';
import { whereabouts } from './whereabouts.ts';

/** More rooms than any filter asks for: those with more count as those with so many. */
const MOST = 20;

const FLAGS = ['garden', 'terrace', 'garage', 'lift', 'unit', 'sale', 'rent', 'exact'] as const;
export type CountColumn = 'bedrooms' | 'bathrooms' | 'toilets' | 'showerrooms' | 'garages';
/** `unit`: neither a project nor in one; `sale` and `rent`: the goal; `exact`: its address is on the map. */
export type FlagColumn = (typeof FLAGS)[number];

/** What is searched, row by row (item-rows.ts). A number that is not known is NaN. */
export interface Columns {
  /** Id of the area. */
  areas: Int32Array;
  /** Published prices only: nothing can be found out about the others by filtering. */
  prices: Float64Array;
  /** The rows with at least 1, 2, 3 and so on; up to what some home has. */
  minima: Readonly<Record<CountColumn, Bits[]>>;
  flags: Readonly<Record<FlagColumn, Bits>>;
  types: Map<HomeType, Bits>;
  /**
   * Degrees of what may be told (whereabouts.ts): a hidden address cannot be narrowed down by moving
   * the map or a radius.
   */
  lat: Float64Array;
  lng: Float64Array;
}

export function emptyColumns(rows: number): Columns {
  return {
    areas: new Int32Array(rows),
    prices: new Float64Array(rows).fill(NaN),
    minima: { bedrooms: [], bathrooms: [], toilets: [], showerrooms: [], garages: [] },
    flags: Object.fromEntries(FLAGS.map((name) => [name, noBits(rows)])) as Columns['flags'],
    types: new Map(),
    lat: new Float64Array(rows).fill(NaN),
    lng: new Float64Array(rows).fill(NaN),
  };
}

/** What is to be written into a row. Its area must be known by then. */
export interface ToFill<T> {
  item: T;
  areas: Areas;
  /** All in this list are. */
  isSold: boolean;
}

/** Writes a home into its row. */
export function fillRow(columns: Columns, row: number, filled: ToFill<Property>): void {
  const { item: home } = filled;
  fillPlace(columns, row, filled);
  columns.prices[row] = publishedPrice(home) ?? NaN;
  fillCounts(columns, row, home);
  fillFlags(columns, row, home);
  addType(columns, row, home.typeCode as HomeType);
  if (home.isGarage) addType(columns, row, 'garage');
}

/** Writes where a home or a project is. */
export function fillPlace(
  columns: Columns,
  row: number,
  { item, areas, isSold }: ToFill<Located & { id: number }>,
): void {
  const area = areas.of(item);
  if (!area) throw new Error(`${item.id} is in no area`);
  columns.areas[row] = area.id;
  const told = whereabouts(item, areas, { isSold });
  if (!told) return;
  if (told.areaKm === undefined) setBit(columns.flags.exact, row);
  columns.lat[row] = told.lat;
  columns.lng[row] = told.lng;
}

function fillCounts(columns: Columns, row: number, home: Property): void {
  const { details } = home;
  addCount(columns, 'bedrooms', row, home.numberOfBedRooms);
  addCount(columns, 'bathrooms', row, details.numberOfBathRooms);
  addCount(columns, 'toilets', row, details.numberOfToilets);
  addCount(columns, 'showerrooms', row, details.numberOfShowerRooms);
  addCount(columns, 'garages', row, details.numberOfGarages);
}

export function addCount(
  { minima, areas }: Columns,
  name: CountColumn,
  row: number,
  count = 0,
): void {
  for (let least = 1; least <= Math.min(count, MOST); least += 1) {
    setBit((minima[name][least - 1] ??= noBits(areas.length)), row);
  }
}

function fillFlags({ flags }: Columns, row: number, { details, objectType, goal }: Property): void {
  if (details.hasGarden) setBit(flags.garden, row);
  if (details.hasTerrace) setBit(flags.terrace, row);
  if (details.numberOfGarages) setBit(flags.garage, row);
  if (details.hasLift) setBit(flags.lift, row);
  if (objectType !== 'PROJECT') setBit(flags.unit, row);
  setBit(goal === 1 ? flags.rent : flags.sale, row);
}

export function addType({ types, areas }: Columns, row: number, type: HomeType): void {
  const bits = types.get(type) ?? noBits(areas.length);
  setBit(bits, row);
  types.set(type, bits);
}
