import { isDeepStrictEqual } from 'node:util';
import type { Multilingual } from '../../../../views/domain/text/multilingual.ts';
import { SingleFlight } from '../../../platform/concurrency/single-flight.ts';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import type { CrmCalls } from './crm-calls.ts';
import { CrmUnreachable } from '../calls/crm-unreachable.ts';
import { type SubstatusEntry, substatusEntry } from './items/substatus.ts';
import { type CrmType, namesFromWire, typesFromWire, typesOfGroups } from './table-from-wire.ts';
import { fetchTranslated, type WireItems } from './wire-snapshot.ts';

/** Milliseconds after which tables are fetched again. */
const TABLES_AFTER = 3600_000;

/**
 * The data of each table. `idFields`: the candidate fields of an entry's number, of which the first
 * filled one counts.
 */
const ASKED = {
  types: { endpoint: 'GetTypeOfPropertyList', idFields: ['ID'] },
  groups: { endpoint: 'GetWebIDList', idFields: ['WebID', 'ID'] },
  countries: { endpoint: 'GetCountryList', idFields: ['ID'] },
  substatuses: { endpoint: 'GetSubstatusList', idFields: ['ID'] },
} as const;
type TableName = keyof typeof ASKED;
const NAMES = Object.keys(ASKED) as TableName[];

/** The CRM's tables in types of the domain; a missing table is empty. */
export interface Tables {
  types: readonly CrmType[];
  /** Names by WebID, and by country id. */
  groups: ReadonlyMap<number, Multilingual>;
  countries: ReadonlyMap<number, Multilingual>;
  substatuses: ReadonlyMap<number, SubstatusEntry>;
}

const NONE: WireItems = new Map();

/**
 * The CRM's tables, as they were fetched last. They only add names and numbers to the site's own: a
 * table that fails keeps its last content, and fails nothing else.
 */
export class CrmTables {
  readonly #calls: CrmCalls;
  readonly #config: HttpCrmConfig;
  readonly #now: () => number;
  readonly #flights = new SingleFlight<void>();
  readonly #items = new Map<TableName, WireItems>();
  readonly #faults = new Map<TableName, unknown>();
  #current: Tables;
  #requestedAt: number | undefined;

  /** @param now milliseconds since 1970. */
  constructor(calls: CrmCalls, config: HttpCrmConfig, now: () => number) {
    this.#calls = calls;
    this.#config = config;
    this.#now = now;
    this.#current = this.#read();
  }

  /** The same object until a table differs. */
  get current(): Tables {
    return this.#current;
  }

  /** Errors of the last fetch of the tables. */
  get faults(): readonly unknown[] {
    return [...this.#faults.values()];
  }

  /** The tables; fetched first if they never were, as before the first refresh. */
  async known(): Promise<Tables> {
    return this.#requestedAt === undefined ? this.refresh() : this.#current;
  }

  /**
   * Fetches the tables when they are due: `isWhole`, after an hour, and when the CRM could not be
   * reached for one. It never rejects.
   */
  async refresh({ isWhole = false } = {}): Promise<Tables> {
    const isOld = this.#now() - (this.#requestedAt ?? Number.NEGATIVE_INFINITY) >= TABLES_AFTER;
    const wasDown = this.faults.some((fault) => fault instanceof CrmUnreachable);
    if (isWhole || isOld || wasDown) await this.#flights.do('all', () => this.#fetch());
    return this.#current;
  }

  async #fetch(): Promise<void> {
    this.#requestedAt = this.#now();
    await Promise.all(NAMES.map((name) => this.#fetchOne(name)));
    const read = this.#read();
    if (!isDeepStrictEqual(read, this.#current)) this.#current = read;
  }

  /** A table that lacks a language, or is empty, keeps its last content. */
  async #fetchOne(name: TableName): Promise<void> {
    const { options } = this.#config;
    const request = {
      ...ASKED[name],
      parameters: {},
      options,
      signal: undefined,
      kind: 'optional' as const,
    };
    try {
      const { items, failed } = await fetchTranslated(this.#calls, request);
      const isLess = failed.length > 0 || items.size === 0;
      if (!isLess || !this.#items.has(name)) this.#items.set(name, items);
      this.#faults.delete(name);
    } catch (error) {
      this.#faults.set(name, error);
    }
  }

  #read(): Tables {
    const { options } = this.#config;
    const of = (name: TableName) => this.#items.get(name) ?? NONE;
    const groups = of('groups');
    const listed = typesFromWire(of('types'), options);
    const known = new Set(listed.map(({ id }) => id));
    const more = typesOfGroups(groups, options).filter(({ id }) => !known.has(id));
    return {
      types: [...listed, ...more],
      groups: namesFromWire(groups),
      countries: namesFromWire(of('countries')),
      substatuses: new Map([...of('substatuses')].map(([id, item]) => [id, substatusEntry(item)])),
    };
  }
}
