import type { WireOptions } from '../wire-options.ts';
import { homeFromWire } from './home-from-wire.ts';
import { projectFromWire } from './project-from-wire.ts';
import { referencesIn } from './references.ts';
import type { Translated } from './wire/wire-texts.ts';

/**
 * The parameter that asks a list for the fields that the site reads. They are those that the
 * translation itself looks up (`fieldsReadBy`), so that none need be listed by hand.
 */
export function displayFields(
  kind: 'home' | 'project',
  options: WireOptions,
): { DisplayFields?: string[] } {
  const { displayFields: extra } = options;
  if (extra === false) return {};
  const fields = fieldsReadBy((item) => {
    referencesIn(item, options);
    if (kind === 'home') homeFromWire(item, options);
    else projectFromWire(item, [], options);
  });
  return { DisplayFields: [...new Set([...fields, ...(extra === true ? [] : extra)])] };
}

/** What a field is filled with; a list has an empty record, and one in which all is filled. */
const FILLED = [1, '1', 'a', true, false, '2026-01-31'].flatMap((value) => [
  value,
  [{}, new Proxy({}, { get: () => value })],
]);

/**
 * Names of the fields that are looked up in a record in which nothing is filled, and in those in
 * which everything is, with the same of several values: also what is read only when another field
 * is filled. What is read only when one is filled and another is not, or for another value, is not
 * found; the tests fill field by field, and read real records, to see that there is no such field.
 */
export function fieldsReadBy(read: (item: Translated) => void): string[] {
  const names = new Set<string>();
  for (const value of [undefined, ...FILLED]) {
    const look = (name: string | symbol) => {
      if (typeof name === 'string') names.add(name);
      return value;
    };
    const record = new Proxy(
      {},
      { get: (_record, name) => look(name), has: (_record, name) => look(name) !== undefined },
    );
    read({ nl: record });
  }
  return [...names];
}
