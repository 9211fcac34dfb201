import type { FieldFault, FieldType, FormField } from './form-field.ts';

/** What can be wrong with a value that was sent. */
export type ValueFault = Exclude<FieldFault, 'missing'>;

/** By the type of a field: what `parseForm`, the doubts and typed places may say about it. */
const FAULTS_OF_TYPE: Readonly<Partial<Record<FieldType, readonly ValueFault[]>>> = {
  email: ['noAt', 'email', 'typo'],
  tel: ['phone', 'oddPhone', 'phoneShort', 'phoneLong', 'phoneCountry'],
  zip: ['zip'],
  amount: ['number'],
  number: ['noNumber'],
  places: ['place'],
};

/** What can be wrong with a value of these fields: a page carries the messages about no other fault. */
export function possibleFaults(fields: readonly FormField[]): ReadonlySet<ValueFault> {
  return new Set(
    fields.flatMap(({ type, options }): readonly ValueFault[] => [
      options ? 'option' : 'tooLong',
      ...(FAULTS_OF_TYPE[type] ?? []),
    ]),
  );
}
