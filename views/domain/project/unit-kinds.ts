import type { Unit } from './composition.ts';
import type { Project } from './project.ts';
import { unitsForSale } from './project-sale.ts';
import { rangeOf } from './unit-table.ts';

/** Lines of kinds of units that fit on a printed sheet. */
const MAX_KINDS = 8;

interface Range {
  min: number;
  max: number;
}

/**
 * Units for sale of one type, and of one number of bedrooms unless they are grouped by type alone.
 */
export interface UnitKind {
  typeDescription: Unit['typeDescription'];
  /** Number of units, at least 1. */
  left: number;
  bedrooms: Range | undefined;
  /** Square metres, built and of the plot. */
  surface: Range | undefined;
  ground: Range | undefined;
  /** Euro, of units with a published price; undefined if there are none. */
  prices: Range | undefined;
}

/**
 * The units for sale of a project by type and bedrooms, smallest first; by type alone if that gives
 * more than eight kinds (there are seven type codes, spec section 9).
 */
export function unitKinds(project: Pick<Project, 'status' | 'composition'>): UnitKind[] {
  const units = unitsForSale(project);
  const byBedrooms = grouped(units, ({ typeCode, typeDescription, numberOfBedRooms }) =>
    [typeCode, typeDescription.nl ?? typeDescription.fr ?? '', numberOfBedRooms ?? ''].join('|'),
  );
  const groups =
    byBedrooms.length <= MAX_KINDS
      ? byBedrooms
      : grouped(units, ({ typeCode }) => String(typeCode));
  return groups.toSorted(([a], [b]) => inOrder(a!, b!)).map(kindOf);
}

function grouped(units: readonly Unit[], keyOf: (unit: Unit) => string): Unit[][] {
  return [...Map.groupBy(units, keyOf).values()];
}

function inOrder(a: Unit, b: Unit): number {
  return a.typeCode - b.typeCode || (a.numberOfBedRooms ?? 0) - (b.numberOfBedRooms ?? 0);
}

function kindOf(units: readonly Unit[]): UnitKind {
  const prices = units.flatMap(({ price, publishPrice }) => (price && publishPrice ? price : []));
  return {
    typeDescription: units[0]!.typeDescription,
    left: units.length,
    bedrooms: rangeOf(units, 'numberOfBedRooms'),
    surface: rangeOf(units, 'surfaceTotal'),
    ground: rangeOf(units, 'surfaceGround'),
    prices: prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : undefined,
  };
}
