import { parseDate } from '../../views/domain/format/date.ts';
import { isLocale, type Locale } from '../../views/domain/locale.ts';

const DAY = 24 * 60 * 60 * 1000;
/** What the papers of a home say of themselves: they stay as they are. */
const OF_PAPERS = ['epcDate', 'asbestosDate'];
/** A date, or a date with a local time. */
const DATE = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2})?)?$/;
/** A date in running text: `{2027-06-15}`, `{2027-06}` or `{2027}`; `{short …}` leaves the year out. */
const WRITTEN = /\{(short )?(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?\}/g;

const LANGUAGES: Readonly<Record<Locale, string>> = { nl: 'nl', fr: 'fr', en: 'en-GB', de: 'de' };

/**
 * Moves every date of parsed JSON by so many days: fields that are a date, and dates in running text
 * that stand in braces, which become words of the language by whose key the text stands, or else of
 * the `language` of the item.
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
    const code = key.toLowerCase();
    return [key, shifted(part, days, isLocale(code) ? code : locale)];
  });
  return Object.fromEntries(entries);
}

function shiftedText(text: string, days: number, locale: Locale): string {
  const [, date, time = ''] = DATE.exec(text) ?? [];
  if (date !== undefined) {
    // A day that does not exist is told by the schema.
    if (parseDate(date) === undefined) return text;
    return `${new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)}${time}`;
  }
  if (!text.includes('{')) return text;
  return text.replace(WRITTEN, (_written, short, year, month, day) => {
    // The middle of a year or a month, so that a shift by whole years gives the same one.
    const at = Date.UTC(Number(year), Number(month ?? 7) - 1, Number(day ?? (month ? 15 : 2)));
    return inWords(new Date(at + days * DAY), locale, {
      ...(short === undefined && { year: 'numeric' }),
      ...(month !== undefined && { month: 'long' }),
      ...(day !== undefined && { day: 'numeric' }),
    });
  });
}

function inWords(date: Date, locale: Locale, parts: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(LANGUAGES[locale], { ...parts, timeZone: 'UTC' });
  const text = format.format(date);
  return locale === 'fr' && parts.day ? text.replace(/^1 /, '1er ') : text;
}
