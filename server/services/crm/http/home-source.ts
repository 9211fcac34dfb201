import type { Property } from '../../../../views/domain/property/property.ts';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import type { CrmCalls } from './crm-calls.ts';
import { displayFields } from './fields-read.ts';
import type { CachedItems } from './cached-items.ts';
import { homeFromWire } from './home-from-wire.ts';
import { eachHome } from './homes-by-id.ts';
import { withScope, sortedBy } from './with-scope.ts';
import { SHOWN_STATUSES, STATUSES, UNPUBLISHED_STATUSES } from './wire/statuses.ts';
import type { Endpoint, WireParameters } from './wire/endpoints.ts';
import { wholeList } from './wire-pages.ts';
import { eachTranslated, type ListOutcome } from './wire-snapshot.ts';
import type { Translated } from './wire/wire-texts.ts';
import { idIn, idsIn, LANGUAGE_IDS, numberIn, recordsIn } from '../wire-values.ts';

export type CachedHomes = CachedItems<Property>;

/** Changes of homes since a time. */
export interface Changes {
  changed: number[];
  /** Withheld from visitors. */
  gone: number[];
  /** Every id that the CRM says to be deleted, at whatever time. */
  deleted: number[];
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
    const parameters = withScope(this.#config, 'GetPropertyList', one);
    await this.#calls.call('GetPropertyList', parameters, { signal });
  }

  /** Every home that is shown, by pages; or by ids, of a CRM whose lists lack fields. */
  async all(into: CachedHomes, signal: AbortSignal | undefined): Promise<ListOutcome> {
    const { options } = this.#config;
    if (!options.listsAreWhole) {
      const records = await this.#list('GetPropertyList', this.#idsOnly(SHOWN_STATUSES), signal);
      return this.byIds(idsIn(records), into, signal);
    }
    const fields = displayFields('home', options);
    const parameters = { Status: SHOWN_STATUSES, ...sortedBy(options.homeOrder), ...fields };
    const request = this.#request('GetPropertyList', parameters, signal);
    return eachTranslated(this.#calls, request, this.#taking(into));
  }

  /** Homes in every field and any status, by groups. */
  async byIds(
    ids: readonly number[],
    into: CachedHomes,
    signal: AbortSignal | undefined,
  ): Promise<ListOutcome & { received: Set<number>; changed: Set<number> }> {
    const received = new Set<number>();
    const changed = new Set<number>();
    const cache = this.#taking(into, changed);
    const outcome = await eachHome(this.#calls, this.#config, { ids, signal }, (id, home) => {
      received.add(id);
      cache(id, home);
    });
    return { ...outcome, received, changed };
  }

  /** @param since milliseconds since 1970. */
  async changesSince(since: number, signal: AbortSignal | undefined): Promise<Changes> {
    const request = { ...this.#idsOnly(STATUSES), ChangeSince: new Date(since) };
    const records = recordsIn(await this.#list('GetPropertyList', request, signal));
    const { hasDeletedIds } = this.#config.options;
    const deleted = hasDeletedIds ? await this.#list('GetDeletedPropertyIDs', {}, signal) : [];
    const changes: Changes = { changed: [], gone: [], deleted: idsIn(deleted) };
    for (const record of records) {
      const id = idIn(record['ID']);
      if (id === undefined) continue;
      const isWithheld = UNPUBLISHED_STATUSES.includes(numberIn(record['Status']) ?? -1);
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
  #idsOnly(statuses: readonly number[]): WireParameters<'GetPropertyList'> {
    const fields = this.#config.options.displayFields !== false;
    return {
      Status: statuses,
      LanguageId: LANGUAGE_IDS.nl,
      ...(fields && { DisplayFields: ['ID', 'Status'] }),
    };
  }

  #list<E extends Endpoint>(
    endpoint: E,
    parameters: WireParameters<E>,
    signal: AbortSignal | undefined,
  ) {
    return wholeList(this.#calls, this.#request(endpoint, parameters, signal));
  }

  #request<E extends Endpoint>(
    endpoint: E,
    parameters: WireParameters<E>,
    signal: AbortSignal | undefined,
  ) {
    const { options } = this.#config;
    return { endpoint, parameters: withScope(this.#config, endpoint, parameters), options, signal };
  }
}
