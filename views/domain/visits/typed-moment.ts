import { type IsoDate, parseDate } from '../format/date.ts';
import { addDays, dayAt, instantOf, type Moment, momentAt } from '../history/brussels.ts';

/** What is wrong with a date and a time that somebody typed. */
export type MomentFault = 'noDate' | 'badDate' | 'noTime' | 'badTime' | 'past' | 'far';

/** Days ahead for which a visit can be planned: later is a typing error. */
const MAX_DAYS = 366;
/** Hours and minutes: `9:30`, `09.30`, `9u30`, `9h30`, `9 h`, `930`. */
const TIME = /^(\d{1,2}) ?(?:[:.,uh] ?)?(\d{2})?(?: ?(?:uur|uhr|h))?$/i;
/** A day first, as everybody in Belgium writes it. */
const DAY_FIRST = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/;

/**
 * The instant of a date and a time of the clock of Brussels, in milliseconds since 1970; a fault
 * for a text that is no date or time, and for a time that is over or more than a year ahead. The hour that is skipped in spring is no
 * time of that day.
 * @param now milliseconds since 1970.
 */
export function readMoment(
  date: string,
  time: string,
  now: number,
): { start: number } | { fault: MomentFault } {
  if (date.trim() === '') return { fault: 'noDate' };
  const day = readDay(date);
  if (day === undefined) return { fault: 'badDate' };
  const clock = readTime(time);
  if (clock === undefined) return { fault: time.trim() === '' ? 'noTime' : 'badTime' };
  const moment: Moment = `${day}T${clock}`;
  const start = instantOf(moment);
  if (momentAt(start) !== moment) return { fault: 'badTime' };
  if (start <= now) return { fault: 'past' };
  return day > addDays(dayAt(now), MAX_DAYS) ? { fault: 'far' } : { start };
}

/** A date as a browser sends it, or as it is typed where a browser has no calendar. */
function readDay(text: string): IsoDate | undefined {
  const [, day, month, year] = DAY_FIRST.exec(text.trim()) ?? [];
  const iso =
    year === undefined ? text : `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return /^\s*\d{4}-\d{2}-\d{2}\s*$/.test(iso) ? parseDate(iso) : undefined;
}

/** hh:mm; undefined for what is no time of a day. */
export function readTime(text: string): string | undefined {
  const [, hours = '', minutes = '00'] = TIME.exec(text.trim()) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
