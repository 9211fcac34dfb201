import { type Locale, LOCALES } from '../../../../views/domain/locale.ts';
import {
  type GraphSeries,
  type History,
  historySchema,
} from '../../../../views/domain/owner/history.ts';
import { type OwnerHome, ownerHomeSchema } from '../../../../views/domain/owner/owner-home.ts';
import type { Owner } from '../../../../views/domain/owner/owner.ts';
import { checkValue } from '../../../platform/files/json-file.ts';
import { reasonText } from '../../../platform/files/schema-problems.ts';
import type { DroppedItem } from '../catalogue-port.ts';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import type { OwnerDocument, OwnerKey, OwnerPort, SignedInOwner, Standing } from '../owner-port.ts';
import type { CrmCalls } from './crm-calls.ts';
import type { CrmTables } from './crm-tables.ts';
import { detailsIn, historyFromWire } from './history-from-wire.ts';
import { HistorySource } from './history-source.ts';
import { homeFromWire } from './home-from-wire.ts';
import { eachHome } from './homes-by-id.ts';
import { graphFromWire } from './owners/graph-from-wire.ts';
import { type OwnerCalls, OwnerMemory } from './owners/owner-memory.ts';
import type { Manager } from '../../../../views/domain/property/property.ts';
import { textOf } from '../../../../views/domain/text/multilingual.ts';
import { OwnerSource } from './owner-source.ts';
import { fetchPeople } from './people-from-wire.ts';
import { BAD_CUSTOMER, CrmRefusal } from './wire-answer.ts';
import type { WireRecord } from '../wire-values.ts';
import { referencesIn, withReferences } from './references.ts';
import type { Translated } from './wire/wire-texts.ts';

interface OwnerContext {
  tables: CrmTables;
  /** Milliseconds since 1970. */
  now: () => number;
  /** The agency's people as the catalogue has them; undefined before its first refresh. */
  team: () => readonly Manager[] | undefined;
}

/** The owners of a CRM behind HTTP. */
export class HttpOwners implements OwnerPort {
  readonly #calls: CrmCalls;
  readonly #config: HttpCrmConfig;
  readonly #tables: CrmTables;
  readonly #owners: OwnerSource;
  readonly #histories: HistorySource;
  readonly #memory: OwnerMemory;
  readonly #team: () => readonly Manager[] | undefined;

  constructor(calls: CrmCalls, config: HttpCrmConfig, { tables, now, team }: OwnerContext) {
    this.#calls = calls;
    this.#config = config;
    this.#tables = tables;
    this.#owners = new OwnerSource(calls, config);
    this.#histories = new HistorySource(calls, config, now);
    this.#memory = new OwnerMemory(now);
    this.#team = team;
  }

  signIn(
    email: string,
    password: string,
    language: Locale,
    signal?: AbortSignal,
  ): Promise<SignedInOwner | undefined> {
    return this.#owners.signIn({ email: email.trim(), password, language }, signal);
  }

  standing(owner: Pick<Owner, 'id' | 'email'>, signal?: AbortSignal): Promise<Standing> {
    return this.#owners.standing(owner, signal);
  }

  async homes(owner: OwnerKey, signal?: AbortSignal): Promise<OwnerHome[]> {
    const { id, propertyIds, language } = owner;
    if (propertyIds.length === 0) return [];
    const ask = (how: OwnerCalls) => this.#homes(propertyIds, language, how);
    if (language === undefined) return this.#memory.anew(id, ask, signal);
    return this.#memory.of(id, `homes ${language} ${propertyIds.join()}`, ask, signal);
  }

  /** In the reader's language; those that lack a name in it, also in the others. */
  async #homes(
    propertyIds: readonly number[],
    language: Locale | undefined,
    { signal, limit }: OwnerCalls,
  ): Promise<OwnerHome[]> {
    const items = new Map<number, Translated>();
    const take = (id: number, home: Translated) => items.set(id, { ...items.get(id), ...home });
    const ask = (ids: readonly number[], locales: readonly Locale[]) =>
      eachHome(this.#calls, this.#config, { ids, signal, limit, locales }, take);
    const others = language === undefined ? [] : LOCALES.filter((one) => one !== language);
    const [, team] = await Promise.all([
      language === undefined
        ? ask(propertyIds, LOCALES)
        : ask(propertyIds, [language]).catch(unlessRefused),
      this.#team() ?? fetchPeople(this.#calls, this.#config, signal).then((people) => people.team),
    ]);
    const { options } = this.#config;
    const directory = { team: team ?? [], tables: this.#tables.current, options };
    const read = (id: number) => this.#home(items.get(id), directory);
    const lacking = propertyIds.filter((id) => {
      const home = items.has(id) ? read(id) : undefined;
      return home ? !isNamed(home, language) : items.has(id) || items.size === 0;
    });
    if (lacking.length > 0 && others.length > 0) await ask(lacking, others);
    return propertyIds.flatMap((id) => read(id) ?? []);
  }

  #home(item: Translated | undefined, directory: Parameters<typeof withReferences>[2]) {
    if (!item) return undefined;
    const { options } = this.#config;
    const references = referencesIn(item, options);
    const translated = withReferences(homeFromWire(item, options), references, directory);
    const checked = checkValue(translated, ownerHomeSchema);
    return checked.ok ? checked.value : undefined;
  }

  async history(
    { id, propertyIds, language }: OwnerKey,
    propertyId: number,
    signal?: AbortSignal,
  ): Promise<History | undefined> {
    if (!propertyIds.includes(propertyId)) return undefined;
    const ask = (how: OwnerCalls) => this.#history(propertyId, language, how);
    if (language === undefined) return this.#memory.anew(id, ask, signal);
    return this.#memory.of(id, `history ${language} ${propertyId}`, ask, signal);
  }

  async #history(
    propertyId: number,
    language: Locale | undefined,
    how: OwnerCalls,
  ): Promise<History> {
    const { wire, faults: missing } = await this.#histories.fetch(propertyId, { language, ...how });
    const { history, faults: leftOut } = historyFromWire(
      propertyId,
      wire,
      this.#config.options.graph,
    );
    const faults = [...missing, ...leftOut];
    const checked = checkValue(history, historySchema);
    if (checked.ok) return { ...checked.value, ...(faults.length > 0 && { faults }) };
    throw new Error(`the history of ${propertyId}: ${reasonText(checked.problems)}`);
  }

  async graphs(
    { id }: OwnerKey,
    propertyIds: readonly number[],
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<number, readonly GraphSeries[]>> {
    if (propertyIds.length === 0) return new Map();
    const ask = async (how: OwnerCalls) => {
      const rows = await this.#histories.graphs(propertyIds, how);
      const graphs = [...rows].map(([home, records]) => [home, this.#graphOf(records)] as const);
      return new Map(graphs.flatMap(([home, graph]) => (graph ? [[home, graph] as const] : [])));
    };
    return this.#memory.of(id, `graphs ${propertyIds.join()}`, ask, signal);
  }

  #graphOf(records: readonly WireRecord[]): readonly GraphSeries[] | undefined {
    return graphFromWire(detailsIn(records), this.#config.options.graph).graph.details;
  }

  async document(
    { propertyIds }: OwnerKey,
    propertyId: number,
    fileName: string,
    signal?: AbortSignal,
  ): Promise<OwnerDocument | undefined> {
    if (!propertyIds.includes(propertyId)) return undefined;
    const isListed = await this.#histories.lists(propertyId, fileName, signal);
    return isListed ? this.#calls.openDocument(fileName, signal) : undefined;
  }

  async check(): Promise<DroppedItem[]> {
    // The CRM lists no owners: mistakes are noticed when one signs in.
    return [];
  }
}

/** Whether the page can name the home in the reader's language. */
function isNamed({ typeDescription }: OwnerHome, language: Locale | undefined): boolean {
  return language === undefined || textOf(typeDescription, language) !== '';
}

/** Ignores a refusal: another language may be answered. @throws any other error. */
function unlessRefused(error: unknown): void {
  if (!(error instanceof CrmRefusal) || error.code === BAD_CUSTOMER) throw error;
}
