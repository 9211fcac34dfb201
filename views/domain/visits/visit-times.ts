import { dayText } from '../format/day-text.ts';
import { dayAt, instantOf, momentAt } from '../history/brussels.ts';
import type { Locale } from '../locale.ts';
import type { HalfDay } from '../office/half-days.ts';
import { type Hours, openingsOn } from '../office/open-hours.ts';

/** Minutes that a visit takes in a calendar. */
export const VISIT_MINUTES = 30;

/** "donderdag 26 november" and "10:00", by the clock of Brussels. */
export function startWords(start: number, locale: Locale): { day: string; time: string } {
  const [date = '', time = ''] = momentAt(start).split('T');
  return { day: dayText(date, locale), time: time.replace(/^0/, '') };
}

/** Whether a visit that starts then is in the half-day, and begins before it is over. */
export function isWithin(start: number, { date, opens, closes }: HalfDay): boolean {
  const moment = momentAt(start);
  return `${date}T${opens}` <= moment && moment < `${date}T${closes}`;
}

/** Whether a half-day has time left for a visit that starts in the future. */
export function hasTimeLeft({ date, closes }: HalfDay, now: number): boolean {
  return momentAt(now) < `${date}T${closes}`;
}

/** Whether an office is closed when a visit starts; false for one whose hours are unknown. */
export function isOutsideHours(office: Hours | undefined, start: number): boolean {
  if (!office || office.openingHours.length === 0) return false;
  const [date = '', time = ''] = momentAt(start).split('T');
  return !openingsOn(office, date).some(({ opens, closes }) => opens <= time && time < closes);
}

/** Time of the clock of Brussels at which visitors are reminded, the day before. */
const REMINDED_AT = '10:00';
const DAY = 24 * 3_600_000;
const HOUR = 3_600_000;

/**
 * When a visitor is reminded of a visit, from and until: from ten o'clock the day before, until two
 * hours before the visit. Undefined for a visit that was confirmed the day before or later.
 * @param confirmedAt milliseconds since 1970, as all others.
 */
export function reminderTime(
  start: number,
  confirmedAt: number,
): { from: number; until: number } | undefined {
  // Noon, so that a day of 23 or 25 hours does not matter.
  const before = dayAt(instantOf(`${dayAt(start)}T12:00`) - DAY);
  if (dayAt(confirmedAt) >= before) return undefined;
  return { from: instantOf(`${before}T${REMINDED_AT}`), until: start - 2 * HOUR };
}
