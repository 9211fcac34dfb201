import { energyGrade } from '../../../../views/domain/energy/energy-grade.ts';
import { energyLabel } from '../../../../views/domain/energy/energy-label.ts';
import type { SortOrder } from '../../../../views/domain/filters/list-view.ts';
import { isProject, type ListItem } from '../../../../views/domain/list/list-item.ts';
import type { Unit } from '../../../../views/domain/project/composition.ts';
import { projectPrice, unitsForSale } from '../../../../views/domain/project/project-sale.ts';
import { floorArea } from '../../../../views/domain/property/floor-area.ts';
import { pricedArea } from '../../../../views/domain/property/price-per-area.ts';
import type { Property } from '../../../../views/domain/property/property.ts';
import { publishedPrice } from './published-price.ts';

/** What a sort order compares; items with an equal value, or without one, are most recent first. */
export interface SortColumn {
  /** Only of what is published: a position in the list tells the value. */
  valueOf: (item: ListItem) => number | undefined;
  direction: 'ascending' | 'descending';
}

/** The column of each sort order; 'recent' is the order of all that is equal. */
export const SORT_COLUMNS: Readonly<Record<Exclude<SortOrder, 'recent'>, SortColumn>> = {
  'price-asc': { valueOf: priceOf, direction: 'ascending' },
  'price-desc': { valueOf: priceOf, direction: 'descending' },
  'price-m2': { valueOf: pricePerSquareMetre, direction: 'ascending' },
  surface: { valueOf: surfaceOf, direction: 'descending' },
  energy: {
    valueOf: (item) => energyGrade(energyLabel(item)?.letter) || undefined,
    direction: 'descending',
  },
};

/** In euro; a project's is its lowest. */
function priceOf(item: ListItem): number | undefined {
  return isProject(item) ? projectPrice(item) : publishedPrice(item);
}

/**
 * Euro per square metre to live or work in, of land per square metre of ground; of a project that of
 * its cheapest unit.
 */
function pricePerSquareMetre(item: ListItem): number | undefined {
  if (!isProject(item)) return quotient(item);
  return best(unitsForSale(item).map(quotient), Math.min);
}

function quotient(of: Property | Unit): number | undefined {
  const { area } = pricedArea(of);
  const price = publishedPrice(of);
  return price && area ? price / area : undefined;
}

/** In square metres; of a project that of its largest unit that can be bought. */
function surfaceOf(item: ListItem): number | undefined {
  if (!isProject(item)) return floorArea(item) || undefined;
  return best(
    unitsForSale(item).map((unit) => floorArea(unit) || undefined),
    Math.max,
  );
}

function best(
  values: readonly (number | undefined)[],
  choose: (...values: number[]) => number,
): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : choose(...known);
}
