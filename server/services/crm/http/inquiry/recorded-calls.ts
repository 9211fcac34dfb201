import { type CallOptions, CrmCalls } from '../crm-calls.ts';
import { itemsOf } from '../wire-answer.ts';
import type { Endpoint } from '../wire/endpoints.ts';
import { inAddress } from '../wire/address-parameters.ts';
import { isRecord } from '../../wire-values.ts';

/** Parameters that are somebody's own: their values are not shown. */
const PERSONAL: ReadonlySet<string> = new Set(['Email', 'Password', 'Name', 'FirstName']);
/** Characters of parameters that are shown. */
const MAX_SHOWN = 300;

/** What was asked of an endpoint, and how it answered. */
interface Recorded {
  /** The first call's, without credentials. */
  parameters: string;
  /** The shape of the first answer that has something in it. */
  shape: string;
  isFilled: boolean;
  calls: number;
  refused: number;
  fields: Set<string>;
  filled: Set<string>;
}

/** Calls that remember what each endpoint was asked and what shape its answers had. */
export class RecordedCalls extends CrmCalls {
  readonly #recorded = new Map<Endpoint, Recorded>();
  /** Hosts, with their ports, of addresses by http in records. */
  readonly plainHosts = new Set<string>();

  override async send(
    endpoint: Endpoint,
    parameters: Readonly<Record<string, unknown>>,
    options?: CallOptions,
  ): Promise<unknown> {
    const record = this.#recordOf(endpoint, parameters);
    record.calls += 1;
    try {
      const value = await super.send(endpoint, parameters, options);
      note(record, endpoint, value);
      notePlain(value, this.plainHosts);
      return value;
    } catch (error) {
      record.refused += 1;
      throw error;
    }
  }

  /** A line for each endpoint: its parameters and the shape of its answer. */
  lines(): string[] {
    return [...this.#recorded].map(([endpoint, { parameters, shape, calls, refused }]) => {
      const failed = refused === 0 ? '' : `; ${refused} of ${calls} calls failed`;
      return `${endpoint} ${parameters}: ${shape}${failed}.`;
    });
  }

  /** Those of the fields that no record of the endpoint has, or that are filled in none. */
  neverFilled(endpoint: Endpoint, fields: readonly string[]): string[] {
    const { filled } = this.#recorded.get(endpoint) ?? {};
    return fields.filter((field) => !filled?.has(field));
  }

  /** Names of the fields that its records have. */
  fieldsOf(endpoint: Endpoint): ReadonlySet<string> {
    return this.#recorded.get(endpoint)?.fields ?? new Set();
  }

  #recordOf(endpoint: Endpoint, parameters: Readonly<Record<string, unknown>>): Recorded {
    const known = this.#recorded.get(endpoint);
    if (known) return known;
    const record = {
      parameters: shown(parameters),
      shape: 'no answer',
      isFilled: false,
      calls: 0,
      refused: 0,
      fields: new Set<string>(),
      filled: new Set<string>(),
    };
    this.#recorded.set(endpoint, record);
    return record;
  }
}

function shown(parameters: Readonly<Record<string, unknown>>): string {
  const harmless = Object.entries(parameters).map(([name, value]): [string, unknown] => [
    name,
    PERSONAL.has(name) && value !== undefined ? '…' : value,
  ]);
  const text = JSON.stringify(inAddress(Object.fromEntries(harmless)));
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

function note(record: Recorded, endpoint: Endpoint, value: unknown): void {
  const items = isRecord(value) || Array.isArray(value) ? itemsIn(endpoint, value) : [];
  const records = items.filter(isRecord);
  for (const one of records) {
    for (const [field, content] of Object.entries(one)) {
      record.fields.add(field);
      if (isFilled(content)) record.filled.add(field);
    }
  }
  if (record.isFilled) return;
  record.isFilled = items.length > 0;
  record.shape = shapeOf(value, items);
}

function itemsIn(endpoint: Endpoint, value: unknown): unknown[] {
  try {
    return itemsOf(endpoint, value, '').items;
  } catch {
    return [];
  }
}

/** Adds the hosts of addresses by http, at any depth. */
function notePlain(value: unknown, hosts: Set<string>): void {
  if (typeof value === 'string') {
    const host = value.startsWith('http://') ? URL.parse(value)?.host : undefined;
    if (host) hosts.add(host);
  } else if (typeof value === 'object' && value !== null) {
    for (const one of Object.values(value)) notePlain(one, hosts);
  }
}

/** The form of a value, and the types of its first record's fields; none of their contents. */
function shapeOf(value: unknown, items: readonly unknown[]): string {
  if (value === null || value === undefined) return 'nothing';
  if (typeof value !== 'object') return kindOf(value);
  const around = Array.isArray(value)
    ? 'a bare array'
    : `a record of ${Object.keys(value).join(', ')}`;
  const first = items.find(isRecord);
  if (Array.isArray(value) || 'Items' in value) {
    const fields = first
      ? `; a record has ${Object.entries(first)
          .map(([name, one]) => `${name} (${kindOf(one)})`)
          .join(', ')}`
      : '';
    return `${around} with ${items.length} ${items.length === 1 ? 'item' : 'items'}${fields}`;
  }
  return around;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return `array of ${value.length}`;
  if (typeof value !== 'string') return typeof value === 'object' ? 'record' : typeof value;
  return value.startsWith('/Date(') ? 'date' : value === '' ? 'empty text' : 'text';
}

/** Whether it says something: 0, '' and an empty list do not. */
function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return value !== null && value !== undefined && value !== '' && value !== 0;
}
