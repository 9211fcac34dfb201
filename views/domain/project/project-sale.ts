import type { IsoDate } from '../format/date.ts';
import { countByStatus, startingPrice, type Unit, unitsOf } from './composition.ts';
import type { Project } from './project.ts';

/** `option`: every unsold unit is under option, which may lapse. */
export type SaleState = 'available' | 'option' | 'sold';

type Sold = Pick<Project, 'status' | 'composition'>;

/**
 * Whether a project has something for sale. An active project without units is for sale as a whole;
 * any status but 1 is sold, as for a home (spec section 4).
 */
export function saleState({ status, composition }: Sold): SaleState {
  if (status !== 1) return 'sold';
  const { available, option, sold } = countByStatus(composition);
  if (available > 0 || option + sold === 0) return 'available';
  return option > 0 ? 'option' : 'sold';
}

/** Whether the date of the first handover is past. */
export function isDelivered({ deliveryDate }: Pick<Project, 'deliveryDate'>, today: IsoDate) {
  return deliveryDate !== undefined && deliveryDate < today;
}

/** The units that can be bought. */
export function unitsForSale(project: Sold): Unit[] {
  if (project.status !== 1) return [];
  return unitsOf(project.composition).filter(({ status }) => status === 'available');
}

/**
 * The lowest price of a project, in euro; undefined if nothing is left or no price is published.
 */
export function projectPrice({ status, composition }: Sold): number | undefined {
  return status === 1 ? startingPrice(composition) : undefined;
}
