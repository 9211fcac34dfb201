import type { Kind } from '../http/wire/endpoint-table.ts';
import { type Endpoint, parametersOf } from '../http/wire/endpoints.ts';
import type { WireBehaviour } from './behaviour.ts';
import { isRecord, type WireRecord } from '../wire-values.ts';

/** How each kind of parameter is written; undefined for anything else. */
const READERS: Readonly<Record<Kind, (value: unknown) => unknown>> = {
  text: (value) => (typeof value === 'string' ? value : undefined),
  number: (value) => (typeof value === 'number' ? value : undefined),
  flag: (value) => (typeof value === 'boolean' ? value : undefined),
  date: (value) => (isDate(value) ? Date.parse(`${value.replace(' ', 'T')}Z`) : undefined),
  numbers: (value) => {
    if (typeof value === 'number') return [value];
    const isList = typeof value === 'string' && /^-?\d+(?:,-?\d+)*$/.test(value);
    return isList ? value.split(',').map(Number) : undefined;
  },
  texts: (value) => (typeof value === 'string' && value !== '' ? value.split(',') : undefined),
  record: (value) => (isRecord(value) ? value : undefined),
};

interface Received {
  parameters: WireRecord;
  /** Why the call is refused. */
  problems: string[];
}

/**
 * The parameters of a call by their kinds: lists as arrays, dates in milliseconds since 1970. The
 * CRM knows no JSON array, and no other parameter: it ignores or refuses one.
 */
export function receivedParameters(
  endpoint: Endpoint,
  sent: WireRecord,
  unknown: WireBehaviour['unknownParameters'],
): Received {
  const kinds = parametersOf(endpoint);
  const parameters: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, value] of Object.entries(sent)) {
    const kind = kinds.get(name);
    if (!kind) {
      if (unknown === 'ignored') continue;
      problems.push(`${name} is unknown`);
      parameters[name] = value;
      continue;
    }
    const read = READERS[kind](value);
    if (read === undefined) problems.push(`${name} is no ${kind}`);
    parameters[name] = read ?? value;
  }
  return { parameters, problems };
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(value);
}
