import { type IsoDate, parseDate } from '../format/date.ts';

/** A date and time in Brussels, `2026-05-06T17:30`; as text they are in order. */
export type Moment = string;

/** Made when it is first needed: it takes some milliseconds of a start. */
let clock: Intl.DateTimeFormat | undefined;

const MINUTE = 60_000;
/** Minutes by which Brussels is ahead of UTC, in summer and in winter. */
const OFFSETS = [120, 60];

/** The local time in Brussels. @param instant milliseconds since 1970. */
export function momentAt(instant: number): Moment {
  clock ??= new Intl.DateTimeFormat('sv', {
    timeZone: 'Europe/Brussels',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return clock.format(instant).replace(' ', 'T');
}

/** The day in Brussels. @param instant milliseconds since 1970. */
export function dayAt(instant: number): IsoDate {
  return momentAt(instant).slice(0, 10);
}

/**
 * Milliseconds since 1970 of a moment in Brussels. Of the repeated hour in autumn the first one
 * counts; the skipped hour in spring is read as one hour later.
 */
export function instantOf(moment: Moment): number {
  const utc = Date.parse(`${moment}Z`);
  const found = OFFSETS.map((offset) => utc - offset * MINUTE).find(
    (instant) => momentAt(instant) === moment,
  );
  return found ?? utc - 60 * MINUTE;
}

/** The Monday of a day's week; undefined for an invalid date. */
export function mondayOf(day: string): IsoDate | undefined {
  const date = parseDate(day);
  if (date === undefined) return undefined;
  const weekday = new Date(`${date}T00:00Z`).getUTCDay();
  return addDays(date, -((weekday + 6) % 7));
}

/** @param day a valid date. */
export function addDays(day: IsoDate, days: number): IsoDate {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
