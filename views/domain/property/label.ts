import type { Property } from './property.ts';
import type { Label, SiteInfo } from '../site/site.ts';
import { isSold } from './sold.ts';

const SOLD = 3;
const RENTED = 4;

/**
 * The plate on a home (spec section 3, "Label"): the label that the CRM gave it. A home that counts
 * as sold only by its status says so too, whatever else its label promised.
 */
export function labelOf(
  property: Pick<Property, 'status' | 'marquee' | 'goal'>,
  site: Pick<SiteInfo, 'labels' | 'ignoredLabels'>,
): Label | undefined {
  const id = labelIdOf(property, site.ignoredLabels);
  return site.labels.find((label) => label.id === id);
}

/**
 * Whether a home that is gone was let and not sold, as its plate says it: a home for sale may be let
 * instead, and a home to let be sold.
 */
export function wasLet(
  property: Pick<Property, 'status' | 'marquee' | 'goal'>,
  { ignoredLabels }: Pick<SiteInfo, 'ignoredLabels'>,
): boolean {
  const id = labelIdOf(property, ignoredLabels);
  if (id === SOLD || id === RENTED) return id === RENTED;
  // A label of the agency's own among the ignored ones says neither.
  return property.goal === 1;
}

function labelIdOf(
  property: Pick<Property, 'status' | 'marquee' | 'goal'>,
  ignoredLabels: readonly number[],
): number | undefined {
  const { marquee } = property;
  const saysSold = marquee !== undefined && ignoredLabels.includes(marquee);
  if (saysSold || !isSold(property, ignoredLabels)) return marquee;
  if (property.status === 2) return SOLD;
  return property.status === 4 || property.goal === 1 ? RENTED : SOLD;
}
