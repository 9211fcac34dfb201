import type { Locale } from '../../../../views/domain/locale.ts';
import type { CallKind } from '../calls/call-policies.ts';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import { LANGUAGE_IDS, numberIn, recordsIn, textIn, type WireRecord } from '../wire-values.ts';
import type { CallOptions, CrmCalls } from './crm-calls.ts';
import { FilterCheck, NO_HOME } from './filter-check.ts';
import type { OwnRecords } from './history-part.ts';
import { recordOwner } from './owners/record-owner.ts';
import { itemsOf } from './wire-answer.ts';
import { wholeList } from './wire-pages.ts';

/** The first day of requested histories: before any home of the agency. */
const FROM = new Date('2000-01-01');
const DAY = 86_400_000;
/** Days that the graph is asked for: the year that it shows, and its first week. */
const GRAPH_DAYS = 380;

const LISTS = ['GetCalendarHistories', 'GetMediaOnlineHistories', 'GetAutomaticHistories'] as const;
const VISITS = ['GetVisitStatisticOfProperty', 'GetManyVisitStatisticsOfProperty'] as const;
const GRAPH = 'GetMediaAllPropertyTypesStatisticsGraphList';
const DOCUMENTS = 'GetDocumentList';

interface Asked {
  locale: Locale;
  signal: AbortSignal | undefined;
  kind?: CallKind;
  limit?: CallOptions['limit'];
}

/**
 * Calls for the parts of a home's history. Each record is compared with the home that was asked
 * for: one that names another home is left out, and one that names none counts only where the CRM
 * was seen to filter; a document has to name the home (decision 106).
 */
export class HistoryCalls {
  readonly #calls: CrmCalls;
  readonly #config: HttpCrmConfig;
  readonly #now: () => number;
  readonly #filters: FilterCheck;

  /** @param now milliseconds since 1970. */
  constructor(calls: CrmCalls, config: HttpCrmConfig, now: () => number) {
    this.#calls = calls;
    this.#config = config;
    this.#now = now;
    this.#filters = new FilterCheck(now);
  }

  /** The entries of a list. */
  list(endpoint: (typeof LISTS)[number], propertyId: number, asked: Asked): Promise<OwnRecords> {
    const ask = (id: number) => this.#whole(endpoint, { ObjectID: id, FromDate: FROM }, asked);
    return this.#own(endpoint, propertyId, ask, () => true);
  }

  /** Visits by source where the CRM has them, else one record of all. */
  async visits(propertyId: number, asked: Asked): Promise<OwnRecords> {
    const [ofAll, bySource] = VISITS;
    const of = (endpoint: (typeof VISITS)[number]) =>
      this.#own(endpoint, propertyId, (ID) => this.#one(endpoint, { ID }, asked), hasVisits);
    const all = await of(ofAll);
    if (all.records.some(hasSource)) return all;
    const sources = await of(bySource).catch(() => undefined);
    const isKnown = sources?.records.some(hasSource) ?? false;
    return isKnown && sources ? sources : all;
  }

  /** The rows of the graph: those of one home may be several. */
  graph(propertyId: number, asked: Asked): Promise<OwnRecords> {
    const dates = this.#graphDates();
    const ask = (id: number) => this.#whole(GRAPH, { ObjectIDs: [id], ...dates }, asked);
    return this.#own(GRAPH, propertyId, ask, hasDetails);
  }

  /** The rows of the graphs of several homes, by home; a row that names none of them is left out. */
  async graphs(propertyIds: readonly number[], asked: Asked): Promise<Map<number, WireRecord[]>> {
    const ObjectIDs = [...propertyIds];
    const records = await this.#whole(GRAPH, { ObjectIDs, ...this.#graphDates() }, asked);
    const of = (id: number) => this.#sorted(GRAPH, records, id).own;
    return new Map(propertyIds.map((id) => [id, of(id)]));
  }

  #graphDates() {
    return {
      StartDate: new Date(this.#now() - GRAPH_DAYS * DAY),
      EndDate: new Date(this.#now() + DAY),
    };
  }

  /** The documents that name the home. */
  async documents(propertyId: number, asked: Asked): Promise<OwnRecords> {
    const parameters = { ObjectIDs: [propertyId], Publish: true };
    const records = await this.#whole(DOCUMENTS, parameters, asked);
    const { own, none, notes } = this.#sorted(DOCUMENTS, records, propertyId);
    if (none.length === 0) return { records: own, notes };
    const fields = [...new Set(none.flatMap(Object.keys))].slice(0, 20).join(', ');
    const note = `${DOCUMENTS}: ${none.length} hidden: no field names the home (${fields})`;
    return { records: own, notes: [...notes, note] };
  }

  async #own(
    endpoint: string,
    propertyId: number,
    ask: (id: number) => Promise<WireRecord[]>,
    isFilled: (record: WireRecord) => boolean,
  ): Promise<OwnRecords> {
    const records = await ask(propertyId);
    const { own, none, notes } = this.#sorted(endpoint, records, propertyId);
    if (none.length === 0) return { records: own, notes };
    const isFiltered = await this.#filters.isFiltered(endpoint, () => ask(NO_HOME), isFilled);
    if (isFiltered) return { records: records.filter((one) => !isOther(one)), notes };
    const note = `${endpoint}: ${none.length} left out: they name no home, and the CRM has entries of one that does not exist`;
    return { records: own, notes: [...notes, note] };

    function isOther(record: WireRecord): boolean {
      return !own.includes(record) && !none.includes(record);
    }
  }

  #sorted(endpoint: string, records: readonly WireRecord[], propertyId: number) {
    const { objectField } = this.#config.options;
    const naming = (record: WireRecord) => recordOwner(record, propertyId, objectField);
    const { own = [], none = [], other = [] } = Object.groupBy(records, naming);
    const left = `${endpoint}: ${other.length} left out: they are of another home`;
    return { own, none, notes: other.length > 0 ? [left] : [] };
  }

  async #whole(
    endpoint: (typeof LISTS)[number] | typeof GRAPH | typeof DOCUMENTS,
    own: Readonly<Record<string, unknown>>,
    { locale, ...how }: Asked,
  ): Promise<WireRecord[]> {
    const { options } = this.#config;
    const parameters = { LanguageId: LANGUAGE_IDS[locale], ...own };
    return recordsIn(
      await wholeList(this.#calls, { endpoint, parameters, options, endsShort: true, ...how }),
    );
  }

  async #one(
    endpoint: (typeof VISITS)[number],
    own: { ID: number },
    { locale, signal, limit }: Asked,
  ): Promise<WireRecord[]> {
    const parameters = { LanguageId: LANGUAGE_IDS[locale], ...own };
    const value = await this.#calls.call(endpoint, parameters, { signal, limit });
    return recordsIn(itemsOf(endpoint, value, this.#config.options.countField).items);
  }
}

function hasSource(record: WireRecord): boolean {
  return textIn(record['SourceName']) !== undefined;
}

function hasVisits(record: WireRecord): boolean {
  const counts = Object.entries(record).filter(([name]) => name.startsWith('Number'));
  return counts.some(([, count]) => (numberIn(count) ?? 0) > 0);
}

function hasDetails(record: WireRecord): boolean {
  return ![undefined, '[]', '{}'].includes(textIn(record['Details']));
}
