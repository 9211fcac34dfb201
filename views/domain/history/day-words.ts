import { formatDate, type IsoDate } from '../format/date.ts';
import type { Locale } from '../locale.ts';

const WEEKDAYS = new Map<Locale, Intl.DateTimeFormat>();

/** A day with its weekday, as a letter names it: `vrijdag 20/11/2026`. */
export function dayWords(day: IsoDate, locale: Locale): string {
  const date = formatDate(day);
  return date === undefined ? day : `${weekday(day, locale)} ${date}`;
}

function weekday(day: IsoDate, locale: Locale): string {
  let format = WEEKDAYS.get(locale);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
    WEEKDAYS.set(locale, format);
  }
  return format.format(Date.parse(`${day}T00:00Z`));
}
