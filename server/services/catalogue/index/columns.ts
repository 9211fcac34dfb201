import type { HomeType } from '../../../../views/domain/filters/types.ts';
import type { Located } from '../../../../views/domain/place/located.ts';
import type { Property } from '../../../../views/domain/property/property.ts';
import { publishedPrice } from './published-price.ts';
import type { Areas } from './areas.ts';
import { type Bits, emptyBits, setBit } from './bits.ts';
import { mapLocation } from './map-location.ts';

/**
 * The columns that several filters use, one value per row (item-rows.ts); what only one filter uses
 * is in that filter's column (filter-columns.ts). An unknown number is NaN.
 */
export interface Columns {
  /** Id of the area. */
  areas: Int32Array;
  /** Id of the street of a published address, else -1: filtering must not reveal the others. */
  streets: Int32Array;
  /** Published prices only: filtering must not reveal the others. */
  prices: Float64Array;
  types: Map<HomeType, Bits>;
  /**
   * Degrees of the map location (map-location.ts): moving the map or a radius must not reveal a
   * hidden address.
   */
  lat: Float64Array;
  lng: Float64Array;
  /** Rows whose map location is their exact position. */
  exact: Bits;
}

export function emptyColumns(rows: number): Columns {
  return {
    areas: new Int32Array(rows),
    streets: new Int32Array(rows).fill(-1),
    prices: new Float64Array(rows).fill(NaN),
    types: new Map(),
    lat: new Float64Array(rows).fill(NaN),
    lng: new Float64Array(rows).fill(NaN),
    exact: emptyBits(rows),
  };
}

/** What is written into a row. Its area must be known already. */
export interface RowSource<T> {
  item: T;
  areas: Areas;
  /** True for a list of sold homes. */
  isSold: boolean;
}

/** Writes a home into its row. */
export function fillRow(columns: Columns, row: number, filled: RowSource<Property>): void {
  const { item: home } = filled;
  fillLocation(columns, row, filled);
  columns.prices[row] = publishedPrice(home) ?? NaN;
  addType(columns, row, home.typeCode as HomeType);
  if (home.isGarage) addType(columns, row, 'garage');
}

/** Writes the location of a home or project. */
export function fillLocation(
  columns: Columns,
  row: number,
  { item, areas, isSold }: RowSource<Located & { id: number }>,
): void {
  const area = areas.of(item);
  if (!area) throw new Error(`${item.id} is in no area`);
  columns.areas[row] = area.id;
  columns.streets[row] = areas.streets.of(item, area, { isSold })?.id ?? -1;
  const location = mapLocation(item, areas, { isSold });
  if (!location) return;
  if (location.areaKm === undefined) setBit(columns.exact, row);
  columns.lat[row] = location.lat;
  columns.lng[row] = location.lng;
}

export function addType({ types, areas }: Columns, row: number, type: HomeType): void {
  const bits = types.get(type) ?? emptyBits(areas.length);
  setBit(bits, row);
  types.set(type, bits);
}
