import { meantEmail } from '../format/mistyped-email.ts';
import type { FieldName, FormField, ParsedForm } from './form-field.ts';

/**
 * Adds the fault `typo` to an address that looks mistyped, once: the address about which the
 * visitor was asked already is accepted as it is.
 * @param asked the address that the form asked about; undefined if it did not ask.
 */
export function withDoubts(
  fields: readonly FormField[],
  { values, faults }: ParsedForm,
  asked: (name: FieldName) => string | undefined,
): ParsedForm {
  const doubted = fields.filter(({ name, type }) => {
    const value = values[name];
    if (type !== 'email' || value === undefined || faults[name] !== undefined) return false;
    return meantEmail(value) !== undefined && asked(name) !== value;
  });
  const typos = doubted.map(({ name }) => [name, 'typo'] as const);
  return { values, faults: { ...faults, ...Object.fromEntries(typos) } };
}
