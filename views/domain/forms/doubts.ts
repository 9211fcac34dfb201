import { suggestedEmail } from '../format/mistyped-email.ts';
import type { FieldFault, FieldName, FormField, FormValues, ParsedForm } from './form-field.ts';

/** Faults that are asked about once: a value that is sent again is accepted as it is. */
const DOUBTS = [
  'typo',
  'oddPhone',
  'phoneShort',
  'phoneLong',
  'phoneCountry',
] as const satisfies readonly FieldFault[];
type Doubt = (typeof DOUBTS)[number];

/** What is doubtful about the value of a field without a fault. */
export type DoubtOf = (field: FormField, value: string) => Doubt | undefined;

/**
 * Adds what is doubtful as faults, once: a value about which the visitor was asked already is
 * accepted.
 * @param asked the value that the form asked about; undefined if it did not ask.
 */
export function withDoubts(
  fields: readonly FormField[],
  { values, faults }: ParsedForm,
  asked: (name: FieldName) => string | undefined,
  doubtOf: DoubtOf,
): ParsedForm {
  const doubts = fields.flatMap((field) => {
    const { name } = field;
    const value = values[name];
    if (value === undefined || faults[name] !== undefined || asked(name) === value) return [];
    const doubt = doubtOf(field, value);
    return doubt ? [[name, doubt] as const] : [];
  });
  return { values, faults: { ...faults, ...Object.fromEntries(doubts) } };
}

/** The values of a form that are asked about. */
export function doubtedIn({ values, faults }: ParsedForm): FormValues {
  const isDoubted = ([name]: [string, string | undefined]) =>
    DOUBTS.some((doubt) => doubt === faults[name as FieldName]);
  return Object.fromEntries(Object.entries(values).filter(isDoubted));
}

/** An address that looks mistyped. */
export const emailDoubt: DoubtOf = ({ type }, value) =>
  type === 'email' && suggestedEmail(value) !== undefined ? 'typo' : undefined;
