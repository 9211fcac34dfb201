import type { WireOptions } from '../wire-options.ts';
import { isRecord, type WireRecord } from '../wire-values.ts';
import { withNumbersAsTexts } from './faults.ts';

/**
 * How the CRM answers where its clients are silent, or differ: what is seen most often first, which
 * is the default.
 */
export const WIRE_BEHAVIOURS = {
  /** Parameters that an endpoint does not have. */
  unknownParameters: ['refused', 'ignored'],
  /** The record around the result, by the endpoint's name. */
  wrapper: ['there', 'none'],
  /** The number of all rows of a list. */
  count: ['there', 'none'],
  /** A list with pages: a record with its items, or the items alone. */
  lists: ['items', 'array'],
  /** A list without pages. */
  unpagedLists: ['array', 'items'],
  emptyLists: ['list', 'null'],
  limits: ['kept', 'ignored'],
  numbers: ['numbers', 'texts'],
  /** A person whom the CRM does not know. */
  nobody: ['null', 'refusal'],
  /** A wrong password: a refusal, or a person of number 0. */
  wrongPassword: ['refusal', 'zero'],
  /** A lead that is stored. */
  stored: ['true', 'id'],
  /** What a sign-in answers: a person's number, or the person with their homes. */
  login: ['id', 'person'],
  /** Visits of all sources as one object, or by source. */
  visits: ['object', 'list'],
} as const;
type Behaviours = typeof WIRE_BEHAVIOURS;

export type WireBehaviour = { -readonly [Name in keyof Behaviours]: Behaviours[Name][number] };

export function defaultBehaviour(): WireBehaviour {
  const first = Object.entries(WIRE_BEHAVIOURS).map(([name, [value]]) => [name, value]);
  return Object.fromEntries(first) as WireBehaviour;
}

const LEADS: ReadonlySet<string> = new Set(['ContactOnMe', 'ContactOnMeProject', 'DemandRegister']);
const PEOPLE: ReadonlySet<string> = new Set(['GetPersonByEmail', 'GetPerson']);
/** The number of a stored lead, and that of an unknown person. */
const STORED = 4711;
const NOBODY = 0;

/** The Value of an answer by this behaviour; undefined is a refusal. */
export function answerValue(
  endpoint: string,
  value: unknown,
  behaviour: WireBehaviour,
  { countField }: WireOptions,
): unknown {
  if (endpoint === 'CheckPersonLogin' && value === undefined) {
    return behaviour.wrongPassword === 'zero' ? NOBODY : undefined;
  }
  if (PEOPLE.has(endpoint) && value === null && behaviour.nobody === 'refusal') return undefined;
  const isStored = LEADS.has(endpoint) && value === true;
  const listed =
    isStored && behaviour.stored === 'id' ? STORED : listValue(value, behaviour, countField);
  return behaviour.numbers === 'texts' ? withNumbersAsTexts(listed) : listed;
}

function listValue(value: unknown, behaviour: WireBehaviour, countField: string): unknown {
  if (Array.isArray(value)) {
    if (value.length === 0 && behaviour.emptyLists === 'null') return null;
    return behaviour.unpagedLists === 'items' ? { Items: value } : value;
  }
  if (!isRecord(value) || !Array.isArray(value['Items'])) return value;
  if (value['Items'].length === 0 && behaviour.emptyLists === 'null') return null;
  if (behaviour.lists === 'array') return value['Items'];
  if (behaviour.count === 'there') return value;
  const { [countField]: _count, ...rest }: WireRecord = value;
  return rest;
}
