import { shiftSince } from '../platform/files/date-shift.ts';
import { shiftedDate } from '../platform/files/shift-dates.ts';

/** The reference day of the dates of the new agency's homes. */
const DATES_AS_OF = '2026-11-20';
const DATE = /"(\d{4}-\d{2}-\d{2})"/g;

/**
 * A home of the new agency, as text, with the dates that it has when it is written now: it came on
 * the market some weeks ago.
 * @param now milliseconds since 1970.
 */
export function withNewDates(home: string, now: number): string {
  const days = shiftSince(DATES_AS_OF, now);
  return home.replace(DATE, (_quoted, date: string) => `"${shiftedDate(date, days)}"`);
}
