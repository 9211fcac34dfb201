import type { ConcurrencyLimit } from '../../../platform/concurrency/concurrency-limit.ts';
import { type Locale, LOCALES } from '../../../../views/domain/locale.ts';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import { textIn, type WireRecord } from '../wire-values.ts';
import type { CrmCalls } from './crm-calls.ts';
import { HistoryCalls } from './history-calls.ts';
import type { WireHistory } from './history-from-wire.ts';
import { HistoryPart } from './history-part.ts';

export interface FetchedHistory {
  wire: WireHistory;
  /** The error of a part, or of a part in some language, and what was left out. */
  faults: string[];
}

interface FetchOptions {
  /** The reader's; every language without one. */
  language: Locale | undefined;
  signal: AbortSignal;
  /** Of the calls for this owner. */
  limit: ConcurrencyLimit;
}

/** The histories of homes of a CRM behind HTTP. */
export class HistorySource {
  readonly #calls: HistoryCalls;

  /** @param now milliseconds since 1970. */
  constructor(calls: CrmCalls, config: HttpCrmConfig, now: () => number) {
    this.#calls = new HistoryCalls(calls, config, now);
  }

  /**
   * The history of a home in the reader's language; of parts that lack a text in it, also in others.
   * A part that the CRM refuses does not affect the others.
   * @throws when a part fails in every language otherwise, and when the CRM refuses all of them.
   */
  async fetch(propertyId: number, how: FetchOptions): Promise<FetchedHistory> {
    const calls = this.#calls;
    const { language, ...rest } = how;
    const { signal } = how;
    const list = (endpoint: Parameters<HistoryCalls['list']>[0]) =>
      new HistoryPart((locale) => calls.list(endpoint, propertyId, { locale, ...rest }));
    // The first, as what the CRM answers may need another call.
    const numbers = {
      visits: new HistoryPart((locale) => calls.visits(propertyId, { locale, ...rest })),
      graph: new HistoryPart((locale) => calls.graph(propertyId, { locale, ...rest })),
    };
    const translated = {
      calendar: list('GetCalendarHistories'),
      media: list('GetMediaOnlineHistories'),
      automatic: list('GetAutomaticHistories'),
      documents: new HistoryPart((locale) => calls.documents(propertyId, { locale, ...rest })),
    };
    const all = [...Object.values(numbers), ...Object.values(translated)];
    // One language after the other, so that one part that always fails does not open the breaker.
    const isRead = language !== undefined;
    const locales = isRead ? [language, ...LOCALES.filter((other) => other !== language)] : LOCALES;
    for (const locale of locales) {
      // Numbers have no language: another one is asked for them only after a refusal.
      const parts = [
        ...Object.values(numbers).filter(({ isEmpty }) => isEmpty),
        ...Object.values(translated).filter((part) => !isRead || part.lacksTexts),
      ];
      await Promise.all(parts.map((part) => part.fetch(locale)));
      signal.throwIfAborted();
      if (all.every(({ isEmpty }) => isEmpty)) all.forEach((part) => part.throwUnlessRefused());
    }
    all.forEach((part) => part.throwUnlessRefused());
    if (all.every(({ isEmpty }) => isEmpty)) throw all[0]!.failures[0]!.reason;
    return {
      wire: {
        visits: numbers.visits.records,
        graph: Object.values(numbers.graph.records).flat(),
        calendar: translated.calendar.records,
        media: translated.media.records,
        automatic: translated.automatic.records,
        documents: translated.documents.records,
      },
      faults: all.flatMap((part) => part.faults()),
    };
  }

  /** The rows of the graphs of several homes. Optional: owners read their history without them. */
  graphs(
    propertyIds: readonly number[],
    { signal, limit }: Pick<FetchOptions, 'signal' | 'limit'>,
  ): Promise<Map<number, WireRecord[]>> {
    const how = { locale: 'nl', signal, limit, kind: 'optional' } as const;
    return this.#calls.graphs(propertyIds, how);
  }

  /**
   * Whether the home lists a document. The languages are requested one after the other, until one
   * has its name.
   * @throws when no language can be fetched.
   */
  async lists(
    propertyId: number,
    fileName: string,
    signal: AbortSignal | undefined,
  ): Promise<boolean> {
    // Optional: owners whose documents cannot be fetched may still sign in.
    const how = { signal, kind: 'optional' as const };
    const list = new HistoryPart((locale) => this.#calls.documents(propertyId, { locale, ...how }));
    for (const locale of LOCALES) {
      await list.fetch(locale);
      signal?.throwIfAborted();
      const named = list.records[locale] ?? [];
      if (named.some((entry) => textIn(entry['FileName']) === fileName)) return true;
    }
    if (list.isEmpty) throw list.failures[0]!.reason;
    return false;
  }
}
