import type { Composition, Unit, UnitStatus } from './composition.ts';
import { formatPrice } from '../property/price.ts';
import type { Project } from './project.ts';

/** The price of a unit: none if it is under option or sold. */
export type UnitPrice = { kind: 'none' } | { kind: 'hidden' } | { kind: 'amount'; text: string };

export interface UnitRow {
  unit: Unit;
  /** `sold` for every unit of a project that is not active. */
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
 * (spec section 3, "Composition"); equal ones stay in the CRM's order.
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

/** The buildings with something for sale before the others, otherwise in the CRM's order. */
export function forSaleFirst(table: readonly BuildingRows[]): BuildingRows[] {
  return table.toSorted(
    (one, other) => Math.sign(countForSale(other)) - Math.sign(countForSale(one)),
  );
}

/** Number of units of a building that are for sale. */
export function countForSale(building: BuildingRows): number {
  return rowsOf([building]).filter(({ status }) => status === 'available').length;
}

/** Every row of the table, from the lowest floor of the first building up. */
export function rowsOf(table: readonly BuildingRows[]): UnitRow[] {
  return table.flatMap(({ floors }) => floors.flatMap(({ rows }) => rows));
}

function rowOf(projectStatus: Project['status'], unit: Unit): UnitRow {
  const status = projectStatus === 1 ? unit.status : 'sold';
  return { unit, status, price: priceOfUnit(unit, status) };
}

/** As for the price of a home (spec section 5); 0 means that no price was entered. */
function priceOfUnit({ price, publishPrice }: Unit, status: UnitStatus): UnitPrice {
  if (status !== 'available') return { kind: 'none' };
  const text = formatPrice(price);
  if (!publishPrice || !price || typeof text !== 'string') return { kind: 'hidden' };
  return { kind: 'amount', text };
}

/** The measures that the table may have a column for, besides name, type, price and status. */
export const UNIT_MEASURES = [
  'surfaceTotal',
  'surfaceGround',
  'numberOfBedRooms',
  'surfaceTerrace',
] as const satisfies readonly (keyof Unit)[];
export type UnitMeasure = (typeof UNIT_MEASURES)[number];

/** The measures that at least one unit has; the other columns are left out. */
export function measuresOf(units: readonly Unit[]): UnitMeasure[] {
  return UNIT_MEASURES.filter((measure) => units.some((unit) => unit[measure]));
}

/** Smallest and largest value of a measure; undefined if no unit has it. */
export function rangeOf(
  units: readonly Unit[],
  measure: UnitMeasure,
): { min: number; max: number } | undefined {
  const values = units.flatMap((unit) => unit[measure] ?? []);
  if (values.length === 0) return undefined;
  return { min: Math.min(...values), max: Math.max(...values) };
}
