import type { DeliverableLead } from '../../lead-port.ts';
import { numberIn, textIn, type WireRecord } from '../../wire-values.ts';

type Extra = DeliverableLead['extra'];

const OF_PERSON = [
  'AddressTitle',
  'LetterTitle',
  'Address',
  'BoxNr',
  'City',
  'Zip',
  'PhoneNumber',
  'GSM',
  'Fax',
  'Profession',
];

/**
 * Parameters of ContactOnMe that an extra field may fill; those of a demand or an appointment have
 * no effect in a message.
 */
export const CONTACT_EXTRAS: ReadonlySet<string> = new Set([
  ...OF_PERSON,
  'PersonComment',
  'CustomStr1',
  'CustomStr2',
  'CustomStr3',
  'CustomStr4',
  'CustomStr5',
]);

/** The same of DemandRegister, which has no free fields. */
export const DEMAND_EXTRAS: ReadonlySet<string> = new Set([...OF_PERSON, 'DemandStreet']);

/** The extra fields that the endpoint has parameters for; all are texts, but for the goal. */
export function extraParameters(extra: Extra, known: ReadonlySet<string>): WireRecord {
  const entries = Object.entries(extra ?? {}).filter(([name]) => known.has(name));
  const parameters: Record<string, unknown> = {};
  for (const [name, value] of entries) parameters[name] = String(value);
  const goal = numberIn(extra?.['Goal']);
  return Number.isInteger(goal) ? { ...parameters, Goal: goal } : parameters;
}

/** A line for each extra field that is in no parameter. */
export function extraLines(extra: Extra, parameters: WireRecord): string[] {
  return Object.entries(extra ?? {})
    .filter(([name, value]) => textIn(parameters[name]) !== textIn(value))
    .map(([name, value]) => `${name}: ${value}`);
}
