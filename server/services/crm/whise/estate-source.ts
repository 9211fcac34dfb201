import type { Locale } from '../../../../views/domain/locale.ts';
import { InvalidCrmAnswer } from '../calls/crm-unreachable.ts';
import { idIn, recordsIn, textIn, type WireRecord } from '../wire-values.ts';
import type { WhiseConfig } from '../whise-config.ts';
import { allPages, MAX_ATTEMPTS, LIST_ENDPOINT, totalOf } from './estate-pages.ts';
import { momentOf } from './estate-values.ts';
import { ListFilter } from './list-filter.ts';
import type { WhiseCalls } from './whise-calls.ts';

/** Milliseconds before the newest known change from which changes are requested: dates have no zone. */
const OVERLAP_PERIOD = 3 * 3600_000;
/** A moment after every change: clients give a range two ends. */
const FAR = '2100-01-01T00:00:00+00:00';

/** A list that was read whole. */
export interface WholeList {
  head: ListHead;
  estates: readonly WireRecord[];
  /** Whether its head tells the newest change; else nothing but reading it whole tells changes. */
  isSorted: boolean;
}

/** A list has changed when one of these has. */
export interface ListHead {
  /** Number of estates. */
  total: number;
  /** `updateDateTime` of the newest, as it is written. */
  newest: string;
}

/** Reads lists of estates, page by page. */
export class EstateSource {
  readonly #calls: WhiseCalls;
  readonly #config: WhiseConfig;
  readonly #languages: () => Promise<readonly Locale[]>;
  readonly #filter: ListFilter;

  /** @param languages those of the site. */
  constructor(calls: WhiseCalls, config: WhiseConfig, languages: () => Promise<readonly Locale[]>) {
    this.#calls = calls;
    this.#config = config;
    this.#languages = languages;
    this.#filter = new ListFilter(config.options);
  }

  /** Parts of the filter that were refused, which lists are requested without. */
  get refused(): readonly string[] {
    return this.#filter.refused;
  }

  /** The newest change and the number of estates: a deletion changes the number. */
  async head(signal?: AbortSignal): Promise<ListHead> {
    const sort = [{ Field: 'updateDateTime', Ascending: false }];
    const answer = await this.#list({}, sort, { Limit: 1, Offset: 0 }, signal);
    const [first] = recordsIn(answer['estates']);
    const newest = first ? (textIn(first['updateDateTime']) ?? '') : '';
    return { total: totalOf(answer), newest };
  }

  /** The office of one of the agency's estates; undefined if it has none. */
  async office(signal?: AbortSignal): Promise<number | undefined> {
    const sort = [{ Field: 'id', Ascending: true }];
    const answer = await this.#list({}, sort, { Limit: 1, Offset: 0 }, signal);
    return idIn(recordsIn(answer['estates'])[0]?.['officeId']);
  }

  /** The languages of the site. */
  languages(): Promise<readonly Locale[]> {
    return this.#languages();
  }

  /**
   * Every estate that may be shown, in the order of their ids. The head is requested first: what
   * changes in between is fetched next time. What was refused before is tried again.
   */
  async whole(signal?: AbortSignal): Promise<WholeList> {
    this.#filter.forget();
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const head = await this.head(signal);
      const estates = await this.#pages({}, signal);
      if (estates.length === head.total)
        return { head, estates, isSorted: isNewestFirst(head, estates) };
    }
    throw new InvalidCrmAnswer(LIST_ENDPOINT, 'another number of estates to each request');
  }

  /** Those that have changed. @param newest `updateDateTime` of the newest that is known. */
  changesSince(newest: string, signal?: AbortSignal): Promise<WireRecord[]> {
    // As if it were of UTC, which is later than what it can be, less what zones may differ.
    const since = new Date((momentOf(newest) ?? 0) - OVERLAP_PERIOD);
    const Min = `${since.toISOString().slice(0, 19)}+00:00`;
    return this.#pages({ UpdateDateTimeRange: { Min, Max: FAR } }, signal);
  }

  #pages(filter: WireRecord, signal: AbortSignal | undefined): Promise<WireRecord[]> {
    const sort = [{ Field: 'id', Ascending: true }];
    const limit = this.#config.options.pageSize;
    return allPages((page) => this.#list(filter, sort, page, signal), limit);
  }

  async #list(
    filter: WireRecord,
    Sort: readonly WireRecord[],
    Page: WireRecord,
    signal: AbortSignal | undefined,
  ): Promise<WireRecord> {
    const { listTimeout: timeout } = this.#config.options;
    const own = this.#filter.filterFor(await this.#languages());
    const body = { Filter: { ...own, ...filter }, Sort, Page };
    try {
      return await this.#calls.call(LIST_ENDPOINT, body, { signal, timeout });
    } catch (error) {
      if (!this.#filter.learn(error, own)) throw error;
      return this.#list(filter, Sort, Page, signal);
    }
  }
}

/** Without dates, or with one that is newer than the newest, the sorting was not heeded. */
function isNewestFirst({ newest }: ListHead, estates: readonly WireRecord[]): boolean {
  const told = momentOf(newest);
  const moments = estates.map((estate) => momentOf(estate['updateDateTime']));
  if (told === undefined) return estates.length === 0;
  return moments.every((moment) => moment !== undefined && moment <= told);
}
