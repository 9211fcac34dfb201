import type { Composition, Unit, UnitStatus } from './composition.ts';
import { formatPrice } from '../property/price.ts';
import type { Project } from './project.ts';

/** What the price of a unit says: an option is not offered to others, and what is sold has none. */
export type UnitPrice = { kind: 'none' } | { kind: 'hidden' } | { kind: 'amount'; text: string };

export interface UnitRow {
  unit: Unit;
  /** `sold` for every unit of a project that is closed. */
  status: UnitStatus;
  price: UnitPrice;
}

export interface FloorRows {
  floor: number;
  floorName: Composition[number]['floors'][number]['floorName'];
  rows: UnitRow[];
}

export interface BuildingRows {
  buildingName: Composition[number]['buildingName'];
  floors: FloorRows[];
}

type Sold = Pick<Project, 'status' | 'composition'>;

/**
 * The units of a project by building and floor, lowest floor first, in the order of `unitOrder`
 * (spec section 3, "Composition"); units of one place stay as the CRM sends them.
 */
export function unitTable(project: Sold): BuildingRows[] {
  return project.composition.map(({ buildingName, floors }) => ({
    buildingName,
    floors: floors
      .toSorted((a, b) => a.floor - b.floor)
      .map(({ floor, floorName, units }) => ({
        floor,
        floorName,
        rows: units
          .toSorted((a, b) => a.unitOrder - b.unitOrder)
          .map((unit) => rowOf(project.status, unit)),
      })),
  }));
}

/** Every row of the table, from the lowest floor of the first building on. */
export function rowsOf(table: readonly BuildingRows[]): UnitRow[] {
  return table.flatMap(({ floors }) => floors.flatMap(({ rows }) => rows));
}

function rowOf(projectStatus: Project['status'], unit: Unit): UnitRow {
  const status = projectStatus === 1 ? unit.status : 'sold';
  return { unit, status, price: priceOfUnit(unit, status) };
}

/** Under the rules of a home's price (spec section 5); 0 is one that was never filled in. */
function priceOfUnit({ price, publishPrice }: Unit, status: UnitStatus): UnitPrice {
  if (status !== 'available') return { kind: 'none' };
  const text = formatPrice(price);
  if (!publishPrice || !price || typeof text !== 'string') return { kind: 'hidden' };
  return { kind: 'amount', text };
}

/** What a table of these units has columns for, besides name, type, price and status. */
export const UNIT_MEASURES = [
  'surfaceTotal',
  'surfaceGround',
  'numberOfBedRooms',
  'surfaceTerrace',
] as const satisfies readonly (keyof Unit)[];
export type UnitMeasure = (typeof UNIT_MEASURES)[number];

/** The measures that some unit has: a column that is empty throughout is left out. */
export function measuresOf(units: readonly Unit[]): UnitMeasure[] {
  return UNIT_MEASURES.filter((measure) => units.some((unit) => unit[measure]));
}

/** The smallest and the largest of a measure; undefined where no unit has it. */
export function rangeOf(
  units: readonly Unit[],
  measure: UnitMeasure,
): { min: number; max: number } | undefined {
  const values = units.flatMap((unit) => unit[measure] ?? []);
  if (values.length === 0) return undefined;
  return { min: Math.min(...values), max: Math.max(...values) };
}
