import type { IsoDate } from '../format/date.ts';
import { DAYS } from '../site/opening-hours.ts';
import type { Office } from '../site/office.ts';
import { isHoliday } from './belgian-holidays.ts';

/** A time of the day, hh:mm in Brussels, from which an office is open until another. */
export interface Opening {
  opens: string;
  closes: string;
}

/** What decides when an office is open. */
export type Hours = Pick<Office, 'openingHours' | 'closedDays'>;

/**
 * When an office is open on a date, from early to late: never on a public holiday of Belgium, nor
 * on a day that the office says it is closed.
 */
export function openingsOn({ openingHours, closedDays = [] }: Hours, date: IsoDate): Opening[] {
  if (isHoliday(date) || closedDays.some(({ from, to = from }) => from <= date && date <= to)) {
    return [];
  }
  const day = DAYS[(new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7];
  return openingHours
    .filter(({ dayOfWeek }) => dayOfWeek.some((one) => one === day))
    .map(({ opens, closes }) => ({ opens, closes }))
    .sort((a, b) => (a.opens < b.opens ? -1 : 1));
}
