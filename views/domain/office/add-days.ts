import type { IsoDate } from '../format/date.ts';

const DAY = 86_400_000;

/** The date a number of days later; earlier if that is negative. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(`${date}T00:00Z`) + days * DAY).toISOString().slice(0, 10);
}
