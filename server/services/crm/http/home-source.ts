import type { Property } from '../../../../views/domain/property/property.ts';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import type { CrmCalls } from './crm-calls.ts';
import { displayFields } from './fields-read.ts';
import { type CachedItems, WITHHELD } from './cached-items.ts';
import { homeFromWire } from './home-from-wire.ts';
import { scoped } from './scoped.ts';
import { wholeList } from './wire-pages.ts';
import { eachTranslated, joined, type ListOutcome } from './wire-snapshot.ts';
import type { Translated } from './wire-texts.ts';
import { idIn, idsIn, LANGUAGE_IDS, numberIn, recordsIn } from '../wire-values.ts';

/** Every status; the CRM sends only the requested ones. */
export const STATUSES: readonly number[] = [0, 1, 2, 3, 4, 5, 6];
export const SHOWN_STATUSES = STATUSES.filter((status) => !WITHHELD.includes(status));
/** Maximum number of homes requested by their ids in one call: the ids are in its URL. */
const GROUP = 100;

export type CachedHomes = CachedItems<Property>;

/** Changes of homes since a time. */
export interface Changes {
  changed: number[];
  /** Deleted, or withheld from visitors. */
  gone: number[];
}

/** The homes of a CRM behind HTTP. */
export class HomeSource {
  readonly #calls: CrmCalls;
  readonly #config: HttpCrmConfig;

  constructor(calls: CrmCalls, config: HttpCrmConfig) {
    this.#calls = calls;
    this.#config = config;
  }

  /** @throws when the CRM gives no home's id. */
  async probe(signal: AbortSignal | undefined): Promise<void> {
    const one = { ...this.#idsOnly(SHOWN_STATUSES), Limit1: 1, Limit2: 1 };
    await this.#calls.call('GetPropertyList', scoped(this.#config, one), { signal });
  }

  /** Every home that is shown, by pages; or by ids, of a CRM whose lists lack fields. */
  async all(into: CachedHomes, signal: AbortSignal | undefined): Promise<ListOutcome> {
    const { options } = this.#config;
    if (!options.listsAreWhole) {
      const records = await this.#list('GetPropertyList', this.#idsOnly(SHOWN_STATUSES), signal);
      return this.byIds(idsIn(records), into, signal);
    }
    const parameters = { Status: SHOWN_STATUSES, ...displayFields('home', options) };
    return this.#each('GetPropertyList', parameters, signal, this.#taking(into));
  }

  /** Homes in every field, by groups. */
  async byIds(
    ids: readonly number[],
    into: CachedHomes,
    signal: AbortSignal | undefined,
  ): Promise<ListOutcome & { changed: Set<number> }> {
    const { idsParameter } = this.#config.options;
    const outcomes: ListOutcome[] = [];
    const changed = new Set<number>();
    const take = this.#taking(into, changed);
    for (let from = 0; from < ids.length; from += GROUP) {
      const parameters = { [idsParameter]: ids.slice(from, from + GROUP) };
      outcomes.push(await this.#each('GetPropertiesByIDs', parameters, signal, take));
    }
    return { ...joined(outcomes), changed };
  }

  /** @param since milliseconds since 1970. */
  async changesSince(since: number, signal: AbortSignal | undefined): Promise<Changes> {
    const from = { ChangeSince: `/Date(${since})/` };
    const request = { ...this.#idsOnly(STATUSES), ...from };
    const records = recordsIn(await this.#list('GetPropertyList', request, signal));
    const { hasDeletedIds } = this.#config.options;
    const deleted = hasDeletedIds ? await this.#list('GetDeletedPropertyIDs', from, signal) : [];
    const changes: Changes = { changed: [], gone: idsIn(deleted) };
    for (const record of records) {
      const id = idIn(record['ID']);
      if (id === undefined) continue;
      const isWithheld = WITHHELD.includes(numberIn(record['Status']) ?? -1);
      changes[isWithheld ? 'gone' : 'changed'].push(id);
    }
    return changes;
  }

  #taking(into: CachedHomes, changed?: Set<number>) {
    const { options } = this.#config;
    return (id: number, home: Translated) => {
      if (into.put(id, home, homeFromWire(home, options))) changed?.add(id);
    };
  }

  /** The minimum of fields, in one language, that shows that a home exists. */
  #idsOnly(statuses: readonly number[]): Record<string, unknown> {
    const fields = this.#config.options.displayFields !== false;
    return {
      Status: statuses,
      LanguageId: LANGUAGE_IDS.nl,
      ...(fields && { DisplayFields: ['ID', 'Status'] }),
    };
  }

  #list(endpoint: string, parameters: object, signal: AbortSignal | undefined) {
    return wholeList(this.#calls, this.#request(endpoint, parameters, signal));
  }

  #each(
    endpoint: string,
    parameters: object,
    signal: AbortSignal | undefined,
    take: (id: number, home: Translated) => void,
  ) {
    return eachTranslated(this.#calls, this.#request(endpoint, parameters, signal), take);
  }

  #request(endpoint: string, parameters: object, signal: AbortSignal | undefined) {
    const { options } = this.#config;
    return { endpoint, parameters: scoped(this.#config, parameters), options, signal };
  }
}
