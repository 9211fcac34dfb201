import type { Property } from '../property/property.ts';

/**
 * What visitor and agency name a home by: its id, which is its own, stands in its URL and is what
 * the search box finds (spec section 2). Not the CRM's Ident: that is what a unit is called in its
 * building (spec section 3), and every building has a "1".
 */
export function referenceOf({ id }: Pick<Property, 'id'>): string {
  return String(id);
}
