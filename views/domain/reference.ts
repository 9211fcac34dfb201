import type { Property } from './property.ts';

/** What the agency knows a home by: the reference that its CRM gives it, else its id. */
export function referenceOf(property: Pick<Property, 'id' | 'ident'>): string {
  return property.ident ?? String(property.id);
}
