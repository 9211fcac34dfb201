import type { Property } from './property.ts';

/**
 * Whether a home counts as sold or let: any status but 1, or a label in `ignoredLabels` (spec
 * section 4). Prospective, cancelled and inactive homes are not in the catalogue (docs/facts.md,
 * "The CRM").
 */
export function isSold(
  property: Pick<Property, 'status' | 'marquee'>,
  ignoredLabels: readonly number[],
): boolean {
  if (property.status !== 1) return true;
  return property.marquee !== undefined && ignoredLabels.includes(property.marquee);
}

/** The list that shows a home; sold and let homes share one (spec sections 2 and 4). */
export function listKindOf(
  property: Pick<Property, 'status' | 'marquee' | 'goal'>,
  ignoredLabels: readonly number[],
): 'sale' | 'rent' | 'sold' {
  if (isSold(property, ignoredLabels)) return 'sold';
  return property.goal === 1 ? 'rent' : 'sale';
}

/** Whether visits can be requested: status 1 and not sold by label (spec section 4). */
export function takesAppointments(
  property: Pick<Property, 'status' | 'marquee'>,
  ignoredLabels: readonly number[],
): boolean {
  return !isSold(property, ignoredLabels);
}
