import { LOCALES, type Locale } from '../../../../../views/domain/locale.ts';
import { textIn, type WireRecord } from '../../wire-values.ts';

/** An item as received from the CRM in each language; a language may be missing. */
export type Translated = Readonly<Partial<Record<Locale, WireRecord>>>;

/** The item in its first language, for fields that are the same in all of them. */
export function anyOf(translated: Translated): WireRecord {
  return LOCALES.map((locale) => translated[locale]).find((record) => record) ?? {};
}

/** A field in the languages in which it is filled. */
export function textsOf(translated: Translated, field: string): Partial<Record<Locale, string>> {
  const pairs = LOCALES.flatMap((locale) => {
    const text = textIn(translated[locale]?.[field]);
    return text === undefined ? [] : [[locale, text] as const];
  });
  return Object.fromEntries(pairs);
}

/** The same; undefined if it is filled in none. */
export function filledTextsOf(
  translated: Translated,
  field: string,
): Partial<Record<Locale, string>> | undefined {
  const texts = textsOf(translated, field);
  return Object.keys(texts).length > 0 ? texts : undefined;
}

/** The records of a list within an item, by id, each in its languages; in the order of the list. */
export function translatedList(
  translated: Translated,
  listOf: (record: WireRecord) => WireRecord[],
  idOf: (record: WireRecord, index: number) => string | number | undefined,
): Translated[] {
  const byId = new Map<string | number, Partial<Record<Locale, WireRecord>>>();
  for (const locale of LOCALES) {
    const record = translated[locale];
    if (!record) continue;
    listOf(record).forEach((entry, index) => {
      const id = idOf(entry, index) ?? `#${index}`;
      byId.set(id, { ...byId.get(id), [locale]: entry });
    });
  }
  return [...byId.values()];
}
