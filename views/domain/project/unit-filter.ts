import { BEDROOM_COUNTS, type BedroomCount, OPEN_BEDROOMS } from '../filters/bedrooms.ts';
import { type Budget, budgetChoices, budgetScale } from '../filters/budget.ts';
import type { Unit } from './composition.ts';
import { type BuildingRows, rowsOf, type UnitRow } from './unit-table.ts';

/** What a visitor asks of a project's units: as in lists (spec section 5). */
export interface UnitFilter extends Budget {
  /** Any of several, 4 is four or more; empty means all. */
  bedrooms: readonly BedroomCount[];
}

/** What can be asked of the units of a project, each choice of which leaves something out. */
export interface UnitChoices {
  bedrooms: BedroomCount[];
  /** Whole euro, ascending. */
  prices: number[];
}

/** Units that are not sold, of which a page of fewer needs no filter. */
const FEW = 5;

/** Whether anything is asked. */
export function isAsked({ bedrooms, priceMin, priceMax }: UnitFilter): boolean {
  return bedrooms.length > 0 || priceMin !== undefined || priceMax !== undefined;
}

/** The units that can still be had, for sale or under option, of all buildings. */
export function unsoldRows(table: readonly BuildingRows[]): UnitRow[] {
  return rowsOf(table).filter(({ status }) => status !== 'sold');
}

/** The units for sale, of all buildings. */
export function availableRows(table: readonly BuildingRows[]): UnitRow[] {
  return rowsOf(table).filter(({ status }) => status === 'available');
}

/**
 * The table with those units that fit: none that is sold, once anything is asked, and where a price
 * is asked none whose price is not told. Floors without a unit are left out, buildings are not.
 */
export function fittingTable(table: readonly BuildingRows[], filter: UnitFilter): BuildingRows[] {
  if (!isAsked(filter)) return [...table];
  return table.map(({ floors, ...building }) => ({
    ...building,
    floors: floors
      .map((floor) => ({ ...floor, rows: floor.rows.filter((row) => fits(row, filter)) }))
      .filter(({ rows }) => rows.length > 0),
  }));
}

function fits(row: UnitRow, { bedrooms, priceMin, priceMax }: UnitFilter): boolean {
  if (row.status === 'sold') return false;
  if (bedrooms.length > 0 && !bedrooms.some((count) => count === bedroomsOf(row.unit)))
    return false;
  if (priceMin === undefined && priceMax === undefined) return true;
  const price = toldPrice(row);
  return price !== undefined && price >= (priceMin ?? 0) && price <= (priceMax ?? Infinity);
}

/** What the units of a project let a visitor choose from; nothing where there are only a few. */
export function unitChoices(table: readonly BuildingRows[]): UnitChoices {
  const rows = unsoldRows(table);
  if (rows.length < FEW) return { bedrooms: [], prices: [] };
  const counts = new Set(rows.map(({ unit }) => bedroomsOf(unit)));
  const bedrooms = counts.size > 1 ? BEDROOM_COUNTS.filter((count) => counts.has(count)) : [];
  const prices = rows.flatMap((row) => toldPrice(row) ?? []);
  const [min, max] = [Math.min(...prices), Math.max(...prices)];
  return { bedrooms, prices: min < max ? pricesWithin(min, max) : [] };
}

/** Round amounts between two prices, and the first at which nothing is too expensive. */
function pricesWithin(min: number, max: number): number[] {
  const choices = budgetChoices('projects', {
    ...budgetScale('projects', { min, max }),
    max: 2 * max,
  });
  const upTo = choices.findIndex((amount) => amount >= max);
  return choices.slice(0, upTo < 0 ? undefined : upTo + 1);
}

/** The number of a unit in the filter; undefined for studios and where it is not known. */
function bedroomsOf({ numberOfBedRooms = 0 }: Unit): BedroomCount | undefined {
  return BEDROOM_COUNTS.find((count) => count === Math.min(numberOfBedRooms, OPEN_BEDROOMS));
}

function toldPrice({ unit, price }: UnitRow): number | undefined {
  return price.kind === 'amount' ? unit.price : undefined;
}
