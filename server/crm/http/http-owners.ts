import type { Locale } from '../../../views/domain/locale.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import { type History, historySchema } from '../../../views/domain/owner/history.ts';
import { type OwnerHome, ownerHomeSchema } from '../../../views/domain/owner/owner-home.ts';
import { type Owner, ownerSchema } from '../../../views/domain/owner/owner.ts';
import { checkValue } from '../../files/json-file.ts';
import { reasonText } from '../../files/schema-problems.ts';
import type { DroppedItem } from '../catalogue-port.ts';
import type { OwnerDocument, OwnerKey, OwnerPort } from '../owner-port.ts';
import type { CrmCalls } from './crm-calls.ts';
import { historyFromWire, type WireHistory } from './history-from-wire.ts';
import { homeFromWire } from './home-from-wire.ts';
import type { HttpCrmConfig } from '../http-crm-config.ts';
import { managerIdIn, withManager } from './managers.ts';
import { peopleFromWire } from './people-from-wire.ts';
import { BAD_CUSTOMER, CrmRefusal, itemsOf } from './wire-answer.ts';
import { wholeList } from './wire-pages.ts';
import { fetchTranslated } from './wire-snapshot.ts';
import {
  idIn,
  isRecord,
  LANGUAGE_IDS,
  numberIn,
  rawTextIn,
  recordsIn,
  textIn,
  withoutAbsent,
} from './wire-values.ts';

/** The first day of which a history is asked: before any home of the agency's. */
const FROM = '/Date(946684800000)/';

/** The owners of a CRM behind HTTP. */
export class HttpOwners implements OwnerPort {
  readonly #calls: CrmCalls;
  readonly #config: HttpCrmConfig;

  constructor(calls: CrmCalls, config: HttpCrmConfig) {
    this.#calls = calls;
    this.#config = config;
  }

  async signIn(email: string, password: string, language: Locale, signal?: AbortSignal) {
    const asked = {
      Email: email.trim(),
      Password: password,
      IsProprietors: true,
      LanguageId: LANGUAGE_IDS[language],
    };
    try {
      // Not repeated: the CRM may count wrong passwords.
      const value = await this.#calls.call('CheckPersonLogin', asked, { signal, isRead: false });
      return this.#owner(value, language);
    } catch (error) {
      if (error instanceof CrmRefusal && error.code !== BAD_CUSTOMER) return undefined;
      throw error;
    }
  }

  async homes({ propertyIds }: OwnerKey, signal?: AbortSignal): Promise<OwnerHome[]> {
    return (await this.#homes(propertyIds, signal)).items;
  }

  async history(
    { propertyIds }: OwnerKey,
    propertyId: number,
    signal?: AbortSignal,
  ): Promise<History | undefined> {
    if (!propertyIds.includes(propertyId)) return undefined;
    const wire: Partial<Record<Locale, WireHistory>> = {};
    for (const locale of LOCALES) wire[locale] = await this.#historyIn(locale, propertyId, signal);
    const checked = checkValue(historyFromWire(propertyId, wire), historySchema);
    if (checked.ok) return checked.value;
    throw new Error(`the history of ${propertyId}: ${reasonText(checked.problems)}`);
  }

  async document(
    owner: OwnerKey,
    propertyId: number,
    fileName: string,
    signal?: AbortSignal,
  ): Promise<OwnerDocument | undefined> {
    const history = await this.history(owner, propertyId, signal);
    const isListed = history?.documents.some((document) => document.fileName === fileName);
    return isListed ? this.#calls.openDocument(fileName, signal) : undefined;
  }

  async check(): Promise<DroppedItem[]> {
    // The CRM lists no owners: what is wrong with one is seen when they sign in.
    return [];
  }

  /** @throws for a person without what an owner needs: it is not a wrong password. */
  #owner(value: unknown, language: Locale): Owner | undefined {
    const person = isRecord(value) ? value : recordsIn(value)[0];
    if (!person) return undefined;
    const ids: unknown = person[this.#config.options.ownerHomesField];
    const given = textIn(person['LanguageId']) ? numberIn(person['LanguageId']) : undefined;
    const own = LOCALES.find((locale) => LANGUAGE_IDS[locale] === given);
    const checked = checkValue(
      withoutAbsent({
        id: idIn(person['ID']),
        firstName: textIn(person['FirstName']),
        name: textIn(person['Name']),
        email: textIn(person['Email']),
        language: own ?? language,
        propertyIds: (Array.isArray(ids) ? ids : rawTextIn(ids).split(',')).flatMap(
          (id) => idIn(id) ?? [],
        ),
      }),
      ownerSchema,
    );
    if (checked.ok) return checked.value;
    throw new Error(`the CRM's owner is incomplete: ${reasonText(checked.problems)}`);
  }

  async #homes(ids: readonly number[], signal: AbortSignal | undefined) {
    if (ids.length === 0) return { items: [] };
    const { options } = this.#config;
    const [homes, people] = await Promise.all([
      this.#list('GetPropertiesByIDs', { [options.idsParameter]: ids }, signal),
      this.#list('GetUserList', {}, signal),
    ]);
    const team = peopleFromWire([...people.items.values()]);
    const items: OwnerHome[] = [];
    for (const id of ids) {
      const home = homes.items.get(id);
      if (!home) continue;
      const translated = withManager(homeFromWire(home, options), managerIdIn(home, options), team);
      const checked = checkValue(translated, ownerHomeSchema);
      if (checked.ok) items.push(checked.value);
    }
    return { items };
  }

  async #historyIn(
    locale: Locale,
    propertyId: number,
    signal: AbortSignal | undefined,
  ): Promise<WireHistory> {
    const language = { LanguageId: LANGUAGE_IDS[locale] };
    const entries = { ...language, ObjectID: propertyId, FromDate: FROM };
    const { options } = this.#config;
    const list = async (endpoint: string, parameters: object) =>
      recordsIn(
        await wholeList(this.#calls, { endpoint, parameters: { ...parameters }, options, signal }),
      );
    const value = (endpoint: string, parameters: object) =>
      this.#calls.call(endpoint, { ...parameters }, { signal });
    const [visits, graphs, calendar, media, automatic, documents] = await Promise.all([
      value('GetVisitStatisticOfProperty', { ...language, ID: propertyId }),
      value('GetMediaAllPropertyTypesStatisticsGraphList', { ObjectIDs: [propertyId] }),
      list('GetCalendarHistories', entries),
      list('GetMediaOnlineHistories', entries),
      list('GetAutomaticHistories', entries),
      list('GetDocumentList', entries),
    ]);
    const items = (endpoint: string, given: unknown) =>
      recordsIn(itemsOf(endpoint, given, options.countField).items);
    return {
      visits: items('GetVisitStatisticOfProperty', visits),
      graph: items('GetMediaAllPropertyTypesStatisticsGraphList', graphs)[0],
      calendar,
      media,
      automatic,
      documents,
    };
  }

  #list(endpoint: string, parameters: Record<string, unknown>, signal: AbortSignal | undefined) {
    const { options } = this.#config;
    return fetchTranslated(this.#calls, { endpoint, parameters, options, signal });
  }
}
