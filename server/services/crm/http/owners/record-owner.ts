import { idIn, isRecord, type WireRecord } from '../../wire-values.ts';

/** Names of fields by which a record names the homes that it is of, in lower case. */
const OBJECT_FIELDS: readonly string[] = [
  'objectid',
  'objectids',
  'propertyid',
  'propertyids',
  'object',
  'property',
];

/** Whose a record is: the requested home's, another one's, or nothing says it. */
export type RecordOwner = 'own' | 'other' | 'none';

/**
 * Whose a record is, by the homes that it names. One that names several is another's unless each
 * field names the requested one.
 * @param field a further field that names the home; '' for none.
 */
export function recordOwner(record: WireRecord, propertyId: number, field: string): RecordOwner {
  const fields = [...OBJECT_FIELDS, field.toLowerCase()];
  const named = Object.entries(record)
    .filter(([name]) => name !== '' && fields.includes(name.toLowerCase()))
    .map(([, value]) => idsOf(value))
    .filter((ids) => ids.length > 0);
  if (named.length === 0) return 'none';
  return named.every((ids) => ids.includes(propertyId)) ? 'own' : 'other';
}

/** An id, a list of them, a text with commas, or records with an ID. */
function idsOf(value: unknown): number[] {
  if (typeof value === 'string') return value.split(',').flatMap((one) => idIn(one) ?? []);
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.flatMap((one) => idIn(isRecord(one) ? one['ID'] : one) ?? []);
}
