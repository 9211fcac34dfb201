import { z } from 'zod';
import type { Locale } from '../locale.ts';

/** Days of the week as schema.org names them, Monday first. */
export const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
type Day = (typeof DAYS)[number];

const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time is written hh:mm');

/** When an office is open: the fields of schema.org's OpeningHoursSpecification. */
export const openingHoursSchema = z
  .strictObject({ dayOfWeek: z.array(z.enum(DAYS)).min(1), opens: timeSchema, closes: timeSchema })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    message: 'must be after opens',
  });
export type OpeningHours = z.infer<typeof openingHoursSchema>;

/** Days with the same hours. */
export interface OpeningLine {
  /** `maandag – vrijdag`. */
  days: string;
  /** `09:00–12:30`, from early to late. */
  times: string[];
}

/** Opening hours to be read: a line for days in a row that have the same hours, Monday first. */
export function openingLines(hours: readonly OpeningHours[], locale: Locale): OpeningLine[] {
  const runs: { first: Day; last: Day; times: string[] }[] = [];
  for (const [index, day] of DAYS.entries()) {
    const times = timesOf(hours, day);
    const run = runs.at(-1);
    if (times.length === 0) continue;
    if (run?.last === DAYS[index - 1] && run?.times.join() === times.join()) run.last = day;
    else runs.push({ first: day, last: day, times });
  }
  return runs.map(({ first, last, times }) => ({ days: daysText(first, last, locale), times }));
}

function timesOf(hours: readonly OpeningHours[], day: Day): string[] {
  return hours
    .filter(({ dayOfWeek }) => dayOfWeek.includes(day))
    .map(({ opens, closes }) => `${opens}–${closes}`)
    .sort();
}

function daysText(first: Day, last: Day, locale: Locale): string {
  const name = (day: Day) => dayName(day, locale);
  return first === last ? name(first) : `${name(first)} – ${name(last)}`;
}

/** A Monday, day 0. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_LENGTH = 86_400_000;

function dayName(day: Day, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return format.format(MONDAY + DAYS.indexOf(day) * DAY_LENGTH);
}
