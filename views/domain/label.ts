import type { Property } from './property.ts';
import type { Label, SiteInfo } from './site/site.ts';
import { isSold } from './sold.ts';

const SOLD = 3;
const RENTED = 4;

/**
 * The plate on a home (spec section 3, Label): the label that the CRM gave it. A home that counts
 * as sold only by its status says so too, whatever else its label promised.
 */
export function labelOf(
  property: Pick<Property, 'status' | 'marquee' | 'goal'>,
  site: Pick<SiteInfo, 'labels' | 'ignoredLabels'>,
): Label | undefined {
  const id = labelIdOf(property, site.ignoredLabels);
  return site.labels.find((label) => label.id === id);
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
