import { dayText } from '../format/day-text.ts';
import type { Locale } from '../locale.ts';
import type { OpenHouse } from './open-house.ts';

const SHORT = { weekday: 'short', day: 'numeric', month: 'short' } as const;

type Hours = Pick<OpenHouse, 'start' | 'end'>;

/** "zaterdag 28 november, 14:00–16:00". */
export function openHouseText({ start, end }: Hours, locale: Locale): string {
  const until = dayOf(start) === dayOf(end) ? '–' : ` – ${dayText(dayOf(end), locale)}, `;
  return `${dayText(dayOf(start), locale)}, ${timeOf(start)}${until}${timeOf(end)}`;
}

/** "za 28 nov": its day, for a plate. */
export function openHouseDay({ start }: Pick<Hours, 'start'>, locale: Locale): string {
  return dayText(dayOf(start), locale, SHORT);
}

function dayOf(moment: string): string {
  return moment.slice(0, 10);
}

function timeOf(moment: string): string {
  return moment.slice(11);
}
