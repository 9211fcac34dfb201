/**
 * Type codes of homes and units (spec section 9). Their meaning is to be confirmed: this table is
 * the only place that gives it.
 */
export const TYPE_CODES = {
  house: 1,
  apartment: 2,
  land: 3,
  business: 4,
  office: 5,
  industrial: 6,
  other: 7,
} as const;

export type TypeName = keyof typeof TYPE_CODES;

const NAMES = new Map<number, TypeName>(
  Object.entries(TYPE_CODES).map(([name, code]) => [code, name as TypeName]),
);

/** Meaning of a type code; `other` for an unknown code. */
export function typeName(typeCode: number): TypeName {
  return NAMES.get(typeCode) ?? 'other';
}
