import { parseDate } from '../../../../views/domain/format/date.ts';
import { LOCALES, type Locale } from '../../../../views/domain/locale.ts';
import { idIn, isRecord, numberIn, recordsIn, textIn, type WireRecord } from '../wire-values.ts';

/** Readers of an estate's values: null, false and empty ones are missing on the wire. */

/** The id of a choice, `{ id }`. */
export function choiceIn(value: unknown): number | undefined {
  return idIn(isRecord(value) ? value['id'] : value);
}

/** A detail of an estate. */
export interface Detail {
  id: number;
  value: unknown;
  /** Id of the choice. */
  choice: number | undefined;
  type: string | undefined;
  label: string | undefined;
}

/** The details of an estate by id; of two with one id the first that has a value. */
export type Details = ReadonlyMap<number, Detail>;

export function detailsIn(estate: WireRecord): Details {
  const details = new Map<number, Detail>();
  for (const record of recordsIn(estate['details'])) {
    const id = idIn(record['id']);
    if (id === undefined || details.get(id)?.value !== undefined) continue;
    details.set(id, {
      id,
      value: record['value'] === '' ? undefined : (record['value'] ?? undefined),
      choice: choiceIn(record['enum']),
      type: textIn(record['type']),
      label: textIn(record['label']),
    });
  }
  return details;
}

/** Texts by language, of `[{ languageId, content }]`; those of the site's languages alone. */
export function textsIn(value: unknown): Partial<Record<Locale, string>> {
  const texts: Partial<Record<Locale, string>> = {};
  for (const { languageId, content } of recordsIn(value)) {
    const code = textIn(languageId)?.slice(0, 2).toLowerCase();
    const locale = LOCALES.find((one) => one === code);
    const text = textIn(content);
    if (locale && text !== undefined) texts[locale] ??= text;
  }
  return texts;
}

/** A date in the form of details, `MM/DD/YYYY HH:MM`. */
const OF_DETAIL = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: \d{1,2}:\d{2}(?::\d{2})?)?$/;

/** The day of a date, in either form. Without a zone it is as written (decision 110). */
export function dayIn(value: unknown): string | undefined {
  const [, month = '', day = '', year = ''] = OF_DETAIL.exec(textIn(value) ?? '') ?? [];
  if (year === '') return parseDate(value);
  return parseDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** The first number in a text, such as of `179-179`; a number as it is. */
export function firstNumberIn(value: unknown): number | undefined {
  const number = numberIn(value);
  return number ?? numberIn(/-?\d+(?:[.,]\d+)?/.exec(textIn(value) ?? '')?.[0]);
}

/** A whole number, without its decimals; undefined for one that is too large to be one. */
export function wholeIn(value: unknown): number | undefined {
  const whole = Math.trunc(numberIn(value) ?? NaN);
  return Number.isSafeInteger(whole) ? whole : undefined;
}

/** A size or an amount above 0: 0 is an empty field, a negative number a mistake. */
export function sizeIn(value: unknown): number | undefined {
  const number = numberIn(value) ?? 0;
  return number > 0 ? number : undefined;
}

/** The moment of a date without a zone, as if it were of UTC; milliseconds since 1970. */
export function momentOf(value: unknown): number | undefined {
  const moment = Date.parse(`${(textIn(value) ?? '').slice(0, 19)}Z`);
  return Number.isNaN(moment) ? undefined : moment;
}
