import { type Locale, LOCALES } from '../../../views/domain/locale.ts';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import type { CrmCalls } from './crm-calls.ts';
import type { WireHistory } from './history-from-wire.ts';
import { itemsOf } from './wire-answer.ts';
import { wholeList } from './wire-pages.ts';
import { LANGUAGE_IDS, recordsIn } from './wire-values.ts';

/** The first day of which a history is asked: before any home of the agency's. */
const FROM = '/Date(946684800000)/';

/** The histories of homes, as the CRM gives them. */
export class HistorySource {
  readonly #calls: CrmCalls;
  readonly #config: HttpCrmConfig;

  constructor(calls: CrmCalls, config: HttpCrmConfig) {
    this.#calls = calls;
    this.#config = config;
  }

  /** The history of a home in every language. */
  async fetch(
    propertyId: number,
    signal: AbortSignal | undefined,
  ): Promise<Partial<Record<Locale, WireHistory>>> {
    const wire: Partial<Record<Locale, WireHistory>> = {};
    for (const locale of LOCALES) wire[locale] = await this.#in(locale, propertyId, signal);
    return wire;
  }

  async #in(
    locale: Locale,
    propertyId: number,
    signal: AbortSignal | undefined,
  ): Promise<WireHistory> {
    const language = { LanguageId: LANGUAGE_IDS[locale] };
    const entries = { ...language, ObjectID: propertyId, FromDate: FROM };
    const { options } = this.#config;
    const list = async (endpoint: string) =>
      recordsIn(await wholeList(this.#calls, { endpoint, parameters: entries, options, signal }));
    const one = async (endpoint: string, parameters: Readonly<Record<string, unknown>>) => {
      const value = await this.#calls.call(endpoint, parameters, { signal });
      return recordsIn(itemsOf(endpoint, value, options.countField).items);
    };
    const [visits, graphs, calendar, media, automatic, documents] = await Promise.all([
      one('GetVisitStatisticOfProperty', { ...language, ID: propertyId }),
      one('GetMediaAllPropertyTypesStatisticsGraphList', { ObjectIDs: [propertyId] }),
      list('GetCalendarHistories'),
      list('GetMediaOnlineHistories'),
      list('GetAutomaticHistories'),
      list('GetDocumentList'),
    ]);
    return { visits, graph: graphs[0], calendar, media, automatic, documents };
  }
}
