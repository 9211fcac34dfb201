import type { Locale } from '../../../../views/domain/locale.ts';
import { type Multilingual, textOf } from '../../../../views/domain/text/multilingual.ts';
import type { WireRecord } from '../wire-values.ts';
import type { EmulatedItem } from './to-wire-home.ts';

/** An entry of one of the CRM's tables. */
export interface EmulatedEntry {
  id: number;
  name: Multilingual;
  /** Of a type: its group, which homes have. */
  webId?: number;
  /** Of a substatus: the label of its homes, as a number or in words. */
  marquee?: number | string;
}

/** The CRM's tables by the endpoint that gives each. */
export type EmulatedTables = Readonly<Partial<Record<TableEndpoint, readonly EmulatedEntry[]>>>;

const TABLES = [
  'GetTypeOfPropertyList',
  'GetWebIDList',
  'GetCountryList',
  'GetStatusList',
  'GetSubstatusList',
  'GetOfficeList',
] as const;
export type TableEndpoint = (typeof TABLES)[number];

export function isTableEndpoint(endpoint: string): endpoint is TableEndpoint {
  return TABLES.some((one) => one === endpoint);
}

export function entryToWire(
  { id, name, webId, marquee }: EmulatedEntry,
  endpoint: TableEndpoint,
  locale: Locale,
): WireRecord {
  const number = endpoint === 'GetWebIDList' ? { WebID: id } : { ID: id };
  return {
    ...number,
    Name: textOf(name, locale),
    ...(webId !== undefined && { WebID: webId }),
    ...(marquee !== undefined && { Marquee: marquee }),
  };
}

export function personToWire(person: EmulatedItem, locale: Locale): WireRecord {
  const texts = (person['function'] ?? {}) as Partial<Record<Locale, string>>;
  return {
    ID: person.id,
    Name: person['name'],
    Photo: person['photo'] ?? '',
    Function: texts[locale] ?? '',
    IPI: person['ipi'] ?? '',
    DirectPhone: person['directPhone'] ?? '',
    MobilePhone: person['mobilePhone'] ?? '',
    Email: person['email'] ?? '',
  };
}
