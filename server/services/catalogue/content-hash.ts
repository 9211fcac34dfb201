import { hash } from 'node:crypto';

/** Of values that are frozen, and so have one content. */
const hashes = new WeakMap<object, string>();

/**
 * A hash of a frozen value's JSON text, in hexadecimal digits; made once for each value. Items that
 * were checked have their keys in the order of the schema, so equal content gives equal text.
 */
export function contentHash(value: object): string {
  const known = hashes.get(value);
  if (known !== undefined) return known;
  const made = hash('sha256', JSON.stringify(value), 'hex');
  if (Object.isFrozen(value)) hashes.set(value, made);
  return made;
}
