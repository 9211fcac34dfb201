import type { IsoDate } from '../format/date.ts';
import { dayText } from '../format/day-text.ts';
import type { Locale } from '../locale.ts';
import { addDays, momentAt } from '../history/brussels.ts';
import { type Hours, openingsOn } from './open-hours.ts';

/** When an office can be reached next. */
export interface NextOpening {
  date: IsoDate;
  /** Days from today: 0 is today. */
  days: number;
  /** The time, hh:mm, from which it is open; undefined while it is open. */
  from?: string;
  /** The time, hh:mm, at which it closes for that day. */
  until: string;
}

/** Days to look ahead: an office that is closed for longer says nothing. */
const HORIZON = 60;

/**
 * When an office is open, now or next, by the clock of Brussels; undefined if it is not within
 * sixty days.
 * @param now milliseconds since 1970.
 */
export function nextOpening(office: Hours, now: number): NextOpening | undefined {
  const [today = '', time = ''] = momentAt(now).split('T');
  for (let days = 0; days <= HORIZON; days++) {
    const date = addDays(today, days);
    const left = openingsOn(office, date).filter(({ closes }) => days > 0 || closes > time);
    const [first] = left;
    const until = left.at(-1)?.closes;
    if (!first || until === undefined) continue;
    const isOpen = days === 0 && first.opens <= time;
    return { date, days, ...(!isOpen && { from: first.opens }), until };
  }
  return undefined;
}

type Key = 'todayUntil' | 'todayFrom' | 'tomorrowFrom' | 'dayFrom';
/** Translates with the parameters. */
export type TranslateOpening = (
  key: `office.next.${Key}`,
  words: { time: string; day: string },
) => string;

/** The same in words: *today until 18:00*, *tomorrow from 9:00*, *Monday from 9:00*. */
export function openingWords(
  t: TranslateOpening,
  { date, days, from, until }: NextOpening,
  locale: Locale,
): string {
  const words = { time: timeText(from ?? until), day: openingDay(date, days, locale) };
  if (days === 0) return t(`office.next.${from === undefined ? 'todayUntil' : 'todayFrom'}`, words);
  return t(`office.next.${days === 1 ? 'tomorrowFrom' : 'dayFrom'}`, words);
}

/** Without a leading zero: 9:00. */
function timeText(time: string): string {
  return time.replace(/^0/, '');
}

const WEEKDAY = { weekday: 'long' } as const;

/** The day of the week; with its date from the next week on. */
function openingDay(date: IsoDate, days: number, locale: Locale): string {
  return days < 7 ? dayText(date, locale, WEEKDAY) : dayText(date, locale);
}
