import type { Locale } from '../locale.ts';
import { perItem } from '../memo/per-item.ts';
import type { IsoDate } from './date.ts';

/** Belgian English writes the day before the month. */
const LANGUAGES: Readonly<Record<Locale, string>> = { nl: 'nl', fr: 'fr', en: 'en-GB', de: 'de' };

/** "donderdag 26 november". */
const LONG = { weekday: 'long', day: 'numeric', month: 'long' } as const;

type Parts = Pick<Intl.DateTimeFormatOptions, 'weekday' | 'day' | 'month'>;

/** Making one costs more than all else of a date. */
const formatOf = perItem(
  (parts: Parts, locale: Locale) =>
    new Intl.DateTimeFormat(LANGUAGES[locale], { ...parts, timeZone: 'UTC' }),
);

/** A day in words, by default with its weekday: "donderdag 26 november", "mardi 1er décembre". */
export function dayText(date: IsoDate, locale: Locale, parts: Parts = LONG): string {
  const text = formatOf(parts, locale).format(Date.parse(`${date}T00:00Z`));
  return locale === 'fr' ? text.replace(/(?<= )1(?= )/, '1er') : text;
}
