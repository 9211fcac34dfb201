import type { IsoDate } from '../format/date.ts';
import { addDays } from '../history/brussels.ts';

/** The holidays of every year with the same date: law of 4 January 1974, royal decree of 18 April. */
const FIXED = ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'] as const;
/** Days after Easter Sunday: Easter Monday, Ascension, Whit Monday. */
const AFTER_EASTER = [1, 39, 50] as const;

/** Whether a date is one of the ten public holidays of Belgium. */
export function isHoliday(date: IsoDate): boolean {
  const year = Number(date.slice(0, 4));
  if (FIXED.some((day) => `${date.slice(0, 4)}-${day}` === date)) return true;
  const easter = easterSunday(year);
  return AFTER_EASTER.some((days) => addDays(easter, days) === date);
}

/**
 * Easter Sunday of the Gregorian calendar, after Meeus, "Astronomical Algorithms", chapter 8.
 * @param year from 1583.
 */
export function easterSunday(year: number): IsoDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  const month = String(Math.floor(days / 31)).padStart(2, '0');
  return `${year}-${month}-${String((days % 31) + 1).padStart(2, '0')}`;
}
