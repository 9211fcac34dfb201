import { BEDROOM_COUNTS, type BedroomCount, OPEN_BEDROOMS } from '../filters/bedrooms.ts';
import { type Budget, budgetChoices, budgetScale } from '../filters/budget.ts';
import type { Unit } from './composition.ts';
import { type BuildingRows, rowsOf, type UnitRow } from './unit-table.ts';

/** A visitor's filter of a project's units, as in lists (spec section 5). */
export interface UnitFilter extends Budget {
  /** Any of several, 4 is four or more; empty means all. */
  bedrooms: readonly BedroomCount[];
}

/** The choices of the filter of a project's units; each excludes at least one unit. */
export interface UnitChoices {
  bedrooms: BedroomCount[];
  /** Whole euro, ascending. */
  prices: number[];
}

/** Units that are unsold, from which on a project has a filter of them. */
const MIN_UNITS = 5;

/** Whether any filter is set. */
export function hasFilters({ bedrooms, priceMin, priceMax }: UnitFilter): boolean {
  return bedrooms.length > 0 || priceMin !== undefined || priceMax !== undefined;
}

/** The unsold units of all buildings, for sale or under option. */
export function unsoldRows(table: readonly BuildingRows[]): UnitRow[] {
  return rowsOf(table).filter(({ status }) => status !== 'sold');
}

/** The units for sale, of all buildings. */
export function availableRows(table: readonly BuildingRows[]): UnitRow[] {
  return rowsOf(table).filter(({ status }) => status === 'available');
}

/**
 * The table with the units that match. A set filter excludes sold units, and a price filter those
 * without a published price. Floors without a unit are left out, buildings are not.
 */
export function fittingTable(table: readonly BuildingRows[], filter: UnitFilter): BuildingRows[] {
  if (!hasFilters(filter)) return [...table];
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
  const price = publishedPrice(row);
  return price !== undefined && price >= (priceMin ?? 0) && price <= (priceMax ?? Infinity);
}

/** The filter choices of the units of a project; empty if there are only a few units. */
export function unitChoices(table: readonly BuildingRows[]): UnitChoices {
  const rows = unsoldRows(table);
  if (rows.length < MIN_UNITS) return { bedrooms: [], prices: [] };
  const counts = new Set(rows.map(({ unit }) => bedroomsOf(unit)));
  const bedrooms = counts.size > 1 ? BEDROOM_COUNTS.filter((count) => counts.has(count)) : [];
  const prices = rows.flatMap((row) => publishedPrice(row) ?? []);
  const [min, max] = [Math.min(...prices), Math.max(...prices)];
  return { bedrooms, prices: min < max ? pricesWithin(min, max) : [] };
}

/** Round amounts between two prices, and the first one that is at least the maximum. */
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

function publishedPrice({ unit, price }: UnitRow): number | undefined {
  return price.kind === 'amount' ? unit.price : undefined;
}
