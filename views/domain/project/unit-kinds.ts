import type { Unit } from './composition.ts';
import type { Project } from './project.ts';
import { unitsForSale } from './project-sale.ts';
import { rangeOf } from './unit-table.ts';

/** Kinds that a sheet of paper has room for. */
const MAX_KINDS = 8;

interface Range {
  min: number;
  max: number;
}

/** Units that can be bought and are much the same. */
export interface UnitKind {
  typeDescription: Unit['typeDescription'];
  /** How many of them there are, at least 1. */
  left: number;
  bedrooms: Range | undefined;
  /** Square metres, built and of ground. */
  surface: Range | undefined;
  ground: Range | undefined;
  /** Euro, of those whose price is published; undefined where none is. */
  prices: Range | undefined;
}

/**
 * What can be bought in a project in a few lines: by type and bedrooms, smallest first; where that
 * were more than eight, by type alone (seven codes, spec section 9).
 */
export function unitKinds(project: Pick<Project, 'status' | 'composition'>): UnitKind[] {
  const units = unitsForSale(project);
  const fine = grouped(units, ({ typeCode, typeDescription, numberOfBedRooms }) =>
    [typeCode, typeDescription.nl ?? typeDescription.fr ?? '', numberOfBedRooms ?? ''].join('|'),
  );
  const groups =
    fine.length <= MAX_KINDS ? fine : grouped(units, ({ typeCode }) => String(typeCode));
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
