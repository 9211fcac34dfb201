import type { Locale } from '../../../../views/domain/locale.ts';
import { type History, historySchema } from '../../../../views/domain/owner/history.ts';
import { type OwnerHome, ownerHomeSchema } from '../../../../views/domain/owner/owner-home.ts';
import type { Owner } from '../../../../views/domain/owner/owner.ts';
import { checkValue } from '../../../platform/files/json-file.ts';
import { reasonText } from '../../../platform/files/schema-problems.ts';
import type { DroppedItem } from '../catalogue-port.ts';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import type { OwnerDocument, OwnerKey, OwnerPort } from '../owner-port.ts';
import type { CrmCalls } from './crm-calls.ts';
import type { CrmTables } from './crm-tables.ts';
import { historyFromWire } from './history-from-wire.ts';
import { HistorySource } from './history-source.ts';
import { homeFromWire } from './home-from-wire.ts';
import { eachHome } from './homes-by-id.ts';
import { OwnerSource } from './owner-source.ts';
import { fetchPeople } from './people-from-wire.ts';
import { referencesIn, withReferences } from './references.ts';
import type { Translated } from './wire/wire-texts.ts';

interface OwnerContext {
  tables: CrmTables;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** The owners of a CRM behind HTTP. */
export class HttpOwners implements OwnerPort {
  readonly #calls: CrmCalls;
  readonly #config: HttpCrmConfig;
  readonly #tables: CrmTables;
  readonly #owners: OwnerSource;
  readonly #histories: HistorySource;

  constructor(calls: CrmCalls, config: HttpCrmConfig, { tables, now }: OwnerContext) {
    this.#calls = calls;
    this.#config = config;
    this.#tables = tables;
    this.#owners = new OwnerSource(calls, config);
    this.#histories = new HistorySource(calls, config, now);
  }

  signIn(
    email: string,
    password: string,
    language: Locale,
    signal?: AbortSignal,
  ): Promise<Owner | undefined> {
    return this.#owners.signIn({ email: email.trim(), password, language }, signal);
  }

  async homes({ propertyIds }: OwnerKey, signal?: AbortSignal): Promise<OwnerHome[]> {
    if (propertyIds.length === 0) return [];
    const { options } = this.#config;
    const items = new Map<number, Translated>();
    const [, { team }] = await Promise.all([
      eachHome(this.#calls, this.#config, { ids: propertyIds, signal }, (id, home) =>
        items.set(id, home),
      ),
      fetchPeople(this.#calls, this.#config, signal),
    ]);
    const directory = { team: team ?? [], tables: this.#tables.current, options };
    return propertyIds.flatMap((id) => {
      const home = items.get(id);
      if (!home) return [];
      const references = referencesIn(home, options);
      const translated = withReferences(homeFromWire(home, options), references, directory);
      const checked = checkValue(translated, ownerHomeSchema);
      return checked.ok ? [checked.value] : [];
    });
  }

  async history(
    { propertyIds }: OwnerKey,
    propertyId: number,
    signal?: AbortSignal,
  ): Promise<History | undefined> {
    if (!propertyIds.includes(propertyId)) return undefined;
    const { wire, faults: missing } = await this.#histories.fetch(propertyId, signal);
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
