import type { Unit } from '../../../../views/domain/project/composition.ts';
import type { HomeType } from '../../../../views/domain/filters/types.ts';
import type { Project } from '../../../../views/domain/project/project.ts';
import { unitsForSale } from '../../../../views/domain/project/project-sale.ts';
import type { Areas } from './areas.ts';
import { addType, type Columns, fillLocation } from './columns.ts';
import { addUnit, type FilterColumns } from './filter-columns.ts';

/** The units by which each project is found: those that can be bought. */
export function unitsToFind(projects: readonly Project[]): Unit[][] {
  return projects.map((project) => unitsForSale(project));
}

/**
 * The first row of each project, after the rows of `homes`, followed by the total number of rows.
 */
export function projectRowsAfter(homes: number, units: readonly Unit[][]): Int32Array {
  const rows = new Int32Array(units.length + 1);
  rows[0] = homes;
  for (const [at, { length }] of units.entries()) rows[at + 1] = rows[at]! + Math.max(1, length);
  return rows;
}

/**
 * Writes a project from its first row on: a row for each unit, or one with only its location. Units
 * have no baths, toilets, showers, garages or lift; filters on those exclude them.
 */
export function fillProject(
  { columns, filters }: { columns: Columns; filters: FilterColumns },
  first: number,
  { project, units, areas }: { project: Project; units: readonly Unit[]; areas: Areas },
): void {
  for (let at = 0; at < Math.max(1, units.length); at += 1) {
    const row = first + at;
    const unit = units[at];
    fillLocation(columns, row, { item: project, areas, isSold: false });
    if (unit?.publishPrice && unit.price) columns.prices[row] = unit.price;
    if (unit) addType(columns, row, unit.typeCode as HomeType);
    addUnit(filters, row, project, unit);
  }
}
