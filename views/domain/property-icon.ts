import type { Property } from './property.ts';

/** Icons of property types by type code (readings.md, Rules; to confirm). */
const ICONS = ['house', 'apartment', 'land', 'business', 'office', 'industrial', 'other'] as const;

export type PropertyIcon = (typeof ICONS)[number] | 'garage';

/** The icon of a home's type: codes 1 to 7; garages have their own. */
export function propertyIcon(property: Pick<Property, 'typeCode' | 'isGarage'>): PropertyIcon {
  if (property.isGarage) return 'garage';
  return ICONS[property.typeCode - 1] ?? 'other';
}
