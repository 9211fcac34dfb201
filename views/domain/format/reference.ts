import type { Property } from '../property/property.ts';

/**
 * The reference that visitors quote: the home's id, which is unique, part of its URL and found by
 * the search box (spec section 2). Not the CRM's Ident, which names a unit within its building
 * (spec section 3) and is not unique.
 */
export function referenceOf({ id }: Pick<Property, 'id'>): string {
  return String(id);
}
