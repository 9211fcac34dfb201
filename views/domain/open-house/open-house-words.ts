import type { Locale } from '../locale.ts';
import type { OpenHouse } from './open-house.ts';

const LANGUAGES: Readonly<Record<Locale, string>> = { nl: 'nl', fr: 'fr', en: 'en-GB', de: 'de' };

const LONG = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const SHORT = { weekday: 'short', day: 'numeric', month: 'short' } as const;

type Hours = Pick<OpenHouse, 'start' | 'end'>;

/** "zaterdag 28 november, 14:00–16:00". */
export function openHouseText({ start, end }: Hours, locale: Locale): string {
  const until = dayOf(start) === dayOf(end) ? '–' : ` – ${dayText(end, locale, LONG)}, `;
  return `${dayText(start, locale, LONG)}, ${timeOf(start)}${until}${timeOf(end)}`;
}

/** "za 28 nov": its day, for a plate. */
export function openHouseDay({ start }: Pick<Hours, 'start'>, locale: Locale): string {
  return dayText(start, locale, SHORT);
}

function dayText(moment: string, locale: Locale, parts: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(LANGUAGES[locale], { ...parts, timeZone: 'UTC' });
  const text = format.format(Date.parse(`${dayOf(moment)}T00:00Z`));
  return locale === 'fr' ? text.replace(/(?<= )1(?= )/, '1er') : text;
}

function dayOf(moment: string): string {
  return moment.slice(0, 10);
}

function timeOf(moment: string): string {
  return moment.slice(11);
}
