import type { WireOptions } from '../../wire-options.ts';
import type { RecordedCalls } from './recorded-calls.ts';
import type { Endpoint } from '../wire/endpoints.ts';

/** Options that name a field of an endpoint's records, and what it is read for. */
const FIELDS: readonly (readonly [
  'titleField' | 'descriptionField' | 'managerField',
  Endpoint,
  string,
])[] = [
  ['titleField', 'GetPropertyList', "a home's line"],
  ['descriptionField', 'GetPropertyList', "a home's text"],
  ['managerField', 'GetPropertyList', "the number of a home's manager"],
];

/** Options whose value was not seen in use, and what to look at. */
const UNSEEN: readonly (readonly [keyof WireOptions, string])[] = [
  ['purposes', 'the CRM’s numbers for what a home is bought for; without, words are sent'],
  ['keyField', 'where the key of a lead goes'],
  ['passingCodes', 'codes of refusals after which a lead is sent again'],
  ['documentsUrl', 'where the files of documents are'],
];

/** What the site took for granted, and the option of CRM_OPTIONS that changes it; a line each. */
export function assumptions(calls: RecordedCalls, options: WireOptions): string[] {
  const fields = FIELDS.map(([option, endpoint, what]) => {
    const field = options[option];
    if (field === '') return `Guessed: no field is read for ${what}; ${option} names one.`;
    const isThere = calls.fieldsOf(endpoint).has(field);
    return `Guessed: ${what} is in ${field}, which ${isThere ? 'is there' : 'is not there'}; ${option} changes it.`;
  });
  const unseen = UNSEEN.map(
    ([option, what]) =>
      `Guessed: ${option} is ${JSON.stringify(options[option]) ?? 'not set'} (${what}): ask the CRM's supplier.`,
  );
  return [...fields, ...unseen];
}
