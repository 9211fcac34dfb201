import type { Property } from './property.ts';
import { type TypeName, typeName } from './type-code.ts';

export type PropertyIcon = TypeName | 'garage';

/** The icon of a home's type (spec section 9); garages have their own. */
export function propertyIcon(property: Pick<Property, 'typeCode' | 'isGarage'>): PropertyIcon {
  return property.isGarage ? 'garage' : typeName(property.typeCode);
}
