import { parseDate } from '../../../views/domain/format/date.ts';
import { isLocale, type Locale } from '../../../views/domain/locale.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Dates of certificates and other documents of a home, which are not shifted. */
const OF_PAPERS = ['epcDate', 'asbestosDate'];
/** Dates on the first of a month that stay on the first of a month. */
const OF_MONTHS = ['dateFree', 'deliveryDate'];
/** A date, or a date with a local time. */
const DATE = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2})?)?$/;
/**
 * A date in running text: `{2027-06-15}`, `{2027-06}` or `{2027}`; `{short …}` leaves the year out.
 * A French `de` or `d’` before it fits what follows.
 */
const WRITTEN = /(\bde |\bd’)?\{(short )?(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?\}/g;

const LANGUAGES: Readonly<Record<Locale, string>> = { nl: 'nl', fr: 'fr', en: 'en-GB', de: 'de' };
const FORMATS = new Map<string, Intl.DateTimeFormat>();

/**
 * Shifts every date of parsed JSON by a number of days: fields that are a date, and dates in
 * running text that stand in braces, which become words of the language by whose key the text
 * stands, or else of the `language` of the item.
 */
export function shiftDates(value: unknown, days: number): unknown {
  const language = (value as { language?: unknown } | null)?.language;
  return shifted(value, days, isLocale(language) ? language : 'nl');
}

function shifted(value: unknown, days: number, locale: Locale): unknown {
  if (typeof value === 'string') return shiftedText(value, days, locale);
  if (Array.isArray(value)) return value.map((part) => shifted(part, days, locale));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]): [string, unknown] => {
    if (OF_PAPERS.includes(key)) return [key, part];
    if (OF_MONTHS.includes(key) && typeof part === 'string' && isDate(part))
      return [key, iso(shiftedDay(part, days))];
    const code = key.toLowerCase();
    return [key, shifted(part, days, isLocale(code) ? code : locale)];
  });
  return Object.fromEntries(entries);
}

/** A day that does not exist is left for the schema to report. */
function isDate(text: string): boolean {
  return DATE.test(text) && parseDate(text) !== undefined;
}

function shiftedText(text: string, days: number, locale: Locale): string {
  if (isDate(text)) return shiftedDate(text, days);
  if (!text.includes('{')) return text;
  const parts = [...text.matchAll(WRITTEN)].map((found) => {
    const [all, of = '', short, year = '', month, day] = found;
    const words = inWords(dayOf(year, month, day, days), locale, {
      ...(short === undefined && { year: 'numeric' }),
      ...(month !== undefined && { month: 'long' }),
      ...(day !== undefined && { day: 'numeric' }),
    });
    const isFirst = found.index === 0 && of === '';
    return { all, said: `${linked(of, words, locale)}${isFirst ? capitalised(words) : words}` };
  });
  return parts.reduce((said, part) => said.replace(part.all, () => part.said), text);
}

/** The date, yyyy-mm-dd with an optional time, shifted by the days. */
export function shiftedDate(date: string, days: number): string {
  return `${iso(new Date(Date.parse(date.slice(0, 10)) + days * DAY))}${date.slice(10)}`;
}

/** Of a month or a year its middle, so that a shift by whole years gives the same one. */
function dayOf(year: string, month: string | undefined, day: string | undefined, days: number) {
  if (day !== undefined) return shiftedDay(`${year}-${month}-${day}`, days);
  return new Date(Date.parse(`${year}-${month ?? '07'}-${month ? '15' : '02'}`) + days * DAY);
}

/** Shifted by the days; the first of a month becomes the nearest first of a month. */
function shiftedDay(date: string, days: number): Date {
  const moved = new Date(Date.parse(date) + days * DAY);
  if (!date.endsWith('-01')) return moved;
  const isNext = moved.getUTCDate() > 15;
  return new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + (isNext ? 1 : 0), 1));
}

function iso(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function inWords(date: Date, locale: Locale, parts: Intl.DateTimeFormatOptions): string {
  const text = dateFormat(locale, parts).format(date);
  return locale === 'fr' && parts.day ? text.replace(/^1 /, '1er ') : text;
}

/** A format takes longer to create than a hundred dates to write. */
function dateFormat(locale: Locale, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = [locale, ...Object.keys(parts)].join(' ');
  const known = FORMATS.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(LANGUAGES[locale], { ...parts, timeZone: 'UTC' });
  FORMATS.set(key, format);
  return format;
}

function linked(of: string, words: string, locale: Locale): string {
  if (of === '' || locale !== 'fr') return of;
  return /^[aâeéio]/i.test(words) ? 'd’' : 'de ';
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
