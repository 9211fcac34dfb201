import { LOCALES } from '../../../../views/domain/locale.ts';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import { textIn } from '../wire-values.ts';
import type { CrmCalls } from './crm-calls.ts';
import { HistoryCalls } from './history-calls.ts';
import type { WireHistory } from './history-from-wire.ts';
import { HistoryPart } from './history-part.ts';

export interface FetchedHistory {
  wire: WireHistory;
  /** The error of a part, or of a part in some language, and what was left out. */
  faults: string[];
}

/** The histories of homes of a CRM behind HTTP. */
export class HistorySource {
  readonly #calls: HistoryCalls;

  /** @param now milliseconds since 1970. */
  constructor(calls: CrmCalls, config: HttpCrmConfig, now: () => number) {
    this.#calls = new HistoryCalls(calls, config, now);
  }

  /**
   * The history of a home in every language. A language that cannot be fetched does not affect the
   * others, nor does a part that the CRM refuses.
   * @throws when a part fails in every language otherwise, and when the CRM refuses all of them.
   */
  async fetch(propertyId: number, signal: AbortSignal | undefined): Promise<FetchedHistory> {
    const calls = this.#calls;
    const list = (endpoint: Parameters<HistoryCalls['list']>[0]) =>
      new HistoryPart((locale) => calls.list(endpoint, propertyId, { locale, signal }));
    const numbers = {
      visits: new HistoryPart((locale) => calls.visits(propertyId, { locale, signal })),
      graph: new HistoryPart((locale) => calls.graph(propertyId, { locale, signal })),
    };
    const translated = {
      calendar: list('GetCalendarHistories'),
      media: list('GetMediaOnlineHistories'),
      automatic: list('GetAutomaticHistories'),
      documents: new HistoryPart((locale) => calls.documents(propertyId, { locale, signal })),
    };
    const all = [...Object.values(numbers), ...Object.values(translated)];
    // One language after the other, so that one part that always fails does not open the breaker.
    for (const locale of LOCALES) {
      const parts = Object.values(translated);
      // Numbers have no language: another one is asked for them only after a refusal.
      parts.push(...Object.values(numbers).filter(({ isEmpty }) => isEmpty));
      await Promise.all(parts.map((part) => part.fetch(locale)));
      signal?.throwIfAborted();
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
