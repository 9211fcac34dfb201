import type { Locale } from '../../../../views/domain/locale.ts';
import type { WireOptions } from '../wire-options.ts';
import { idIn, LANGUAGE_IDS, numberIn, type WireRecord } from '../wire-values.ts';
import type { EmulatedItem } from './to-wire-home.ts';

interface Listed {
  parameters: WireRecord;
  options: WireOptions;
}

/** The requested part of a list, as its Value. */
export function pageOf<Item>(
  items: readonly Item[],
  { parameters: { Limit1: from, Limit2: to }, options: { countField } }: Listed,
  write: (item: Item) => unknown,
): WireRecord {
  const first = idIn(from) ?? 1;
  const last = numberIn(to) ?? items.length;
  const page = items.slice(first - 1, last);
  return { From: first, To: last, [countField]: items.length, Items: page.map(write) };
}

export function withStatus(items: readonly EmulatedItem[], statuses: unknown): EmulatedItem[] {
  if (!Array.isArray(statuses)) return [...items];
  return items.filter(({ status }) => statuses.includes(status));
}

/** The requested fields of a record; all if none were named. */
export function displayed(record: WireRecord, { DisplayFields: names }: WireRecord): WireRecord {
  if (!Array.isArray(names)) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
}

/** The requested language; Dutch by default. */
export function localeOf(parameters: WireRecord): Locale {
  const id = parameters['LanguageId'] ?? parameters['DescriptionLanguageId'];
  const found = Object.entries(LANGUAGE_IDS).find(([, language]) => language === id);
  return (found?.[0] as Locale | undefined) ?? 'nl';
}
