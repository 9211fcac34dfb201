import { type Locale, LOCALES } from '../../../../views/domain/locale.ts';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import type { CallKind } from './call-policies.ts';
import type { CrmCalls } from './crm-calls.ts';
import type { WireHistory } from './history-from-wire.ts';
import { BAD_CUSTOMER, CrmRefusal, itemsOf } from './wire-answer.ts';
import { wholeList } from './wire-pages.ts';
import { LANGUAGE_IDS, recordsIn, textIn, type WireRecord } from '../wire-values.ts';

/** The first day of requested histories: before any home of the agency. */
const FROM = '/Date(946684800000)/';

export interface FetchedHistory {
  wire: WireHistory;
  /** The error of a part, or of a part in some language. */
  faults: string[];
}

type Ask = (locale: Locale) => Promise<WireRecord[]>;

/** The histories of homes of a CRM behind HTTP. */
export class HistorySource {
  readonly #calls: CrmCalls;
  readonly #config: HttpCrmConfig;

  constructor(calls: CrmCalls, config: HttpCrmConfig) {
    this.#calls = calls;
    this.#config = config;
  }

  /**
   * The history of a home in every language. A language that cannot be fetched does not affect the
   * others, nor does a part that the CRM refuses.
   * @throws when a part fails in every language otherwise, and when the CRM refuses all of them.
   */
  async fetch(propertyId: number, signal: AbortSignal | undefined): Promise<FetchedHistory> {
    const list = (endpoint: string) =>
      new Part((locale) => this.#list(endpoint, { propertyId, locale, signal }));
    const parts = {
      visits: new Part((locale) => {
        const parameters = { LanguageId: LANGUAGE_IDS[locale], ID: propertyId };
        return this.#one('GetVisitStatisticOfProperty', parameters, signal);
      }),
      graph: new Part(() => {
        const parameters = { ObjectIDs: [propertyId] };
        return this.#one('GetMediaAllPropertyTypesStatisticsGraphList', parameters, signal);
      }),
      calendar: list('GetCalendarHistories'),
      media: list('GetMediaOnlineHistories'),
      automatic: list('GetAutomaticHistories'),
      documents: list('GetDocumentList'),
    };
    const all = Object.values(parts);
    const { graph, ...translated } = parts;
    // One language after the other, so that one part that always fails does not open the breaker.
    for (const locale of LOCALES) {
      const parameters = locale === LOCALES[0] ? all : Object.values(translated);
      await Promise.all(parameters.map((part) => part.fetch(locale)));
      signal?.throwIfAborted();
      if (all.every(({ isEmpty }) => isEmpty)) all.forEach((part) => part.throwUnlessRefused());
    }
    all.forEach((part) => part.throwUnlessRefused());
    if (all.every(({ isEmpty }) => isEmpty)) throw all[0]!.failures[0]!.reason;
    return {
      wire: {
        visits: parts.visits.records,
        graph: graph.records[LOCALES[0]]?.[0],
        calendar: parts.calendar.records,
        media: parts.media.records,
        automatic: parts.automatic.records,
        documents: parts.documents.records,
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
    const list = new Part((locale) => {
      // Optional: owners whose documents cannot be fetched may still sign in.
      const part = { propertyId, locale, signal, kind: 'optional' as const };
      return this.#list('GetDocumentList', part);
    });
    for (const locale of LOCALES) {
      await list.fetch(locale);
      signal?.throwIfAborted();
      const named = list.records[locale] ?? [];
      if (named.some((entry) => textIn(entry['FileName']) === fileName)) return true;
    }
    if (list.isEmpty) throw list.failures[0]!.reason;
    return false;
  }

  async #list(
    endpoint: string,
    part: { propertyId: number; locale: Locale; signal: AbortSignal | undefined; kind?: CallKind },
  ): Promise<WireRecord[]> {
    const { propertyId, locale, ...how } = part;
    const parameters = {
      LanguageId: LANGUAGE_IDS[locale],
      ObjectID: propertyId,
      FromDate: FROM,
    };
    const { options } = this.#config;
    return recordsIn(await wholeList(this.#calls, { endpoint, parameters, options, ...how }));
  }

  async #one(
    endpoint: string,
    parameters: Readonly<Record<string, unknown>>,
    signal: AbortSignal | undefined,
  ): Promise<WireRecord[]> {
    const value = await this.#calls.call(endpoint, parameters, { signal });
    return recordsIn(itemsOf(endpoint, value, this.#config.options.countField).items);
  }
}

/** A part of a history, in the languages in which the CRM has it. */
class Part {
  readonly records: Partial<Record<Locale, WireRecord[]>> = {};
  readonly failures: { locale: Locale; reason: unknown }[] = [];
  readonly #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  get isEmpty(): boolean {
    return Object.keys(this.records).length === 0;
  }

  async fetch(locale: Locale): Promise<void> {
    try {
      this.records[locale] = await this.#ask(locale);
    } catch (reason) {
      this.failures.push({ locale, reason });
    }
  }

  /** @throws the error if it failed in every language so far, unless the CRM refuses it. */
  throwUnlessRefused(): void {
    const failed = this.failures.find(({ reason }) => !isRefused(reason));
    if (failed && this.isEmpty) throw failed.reason;
  }

  /** A line for each reason, with the languages that it holds for. */
  faults(): string[] {
    const locales = new Map<string, Locale[]>();
    for (const { locale, reason } of this.failures) {
      const said = reason instanceof Error ? reason.message : 'failed';
      locales.set(said, [...(locales.get(said) ?? []), locale]);
    }
    return [...locales].map(([said, of]) => `${said} (${of.join(', ')})`);
  }
}

/** Whether the CRM refuses this call although it accepts the credentials. */
function isRefused(error: unknown): boolean {
  return error instanceof CrmRefusal && error.code !== BAD_CUSTOMER;
}
