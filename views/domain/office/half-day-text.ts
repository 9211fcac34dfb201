import { dayText } from '../format/day-text.ts';
import type { Locale } from '../locale.ts';
import { type HalfDay, partAt } from './half-days.ts';

/** Translates with the parameters. */
interface TranslateHalfDay {
  (key: 'visit.parts.morning' | 'visit.parts.afternoon'): string;
  (
    key: 'visit.halfDay',
    words: { day: string; part: string; opens: string; closes: string },
  ): string;
}

const VALUE = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})-(\d{2}:\d{2})$/;

/** A half-day as a form sends it and a lead keeps it: `2026-12-24 09:00-12:30`. */
export function halfDayValue({ date, opens, closes }: HalfDay): string {
  return `${date} ${opens}-${closes}`;
}

/** Undefined for any other text. */
export function readHalfDay(value: string): HalfDay | undefined {
  const [, date, opens, closes] = VALUE.exec(value) ?? [];
  if (date === undefined || opens === undefined || closes === undefined) return undefined;
  return { date, part: partAt(opens), opens, closes };
}

/** "donderdag 26 november, voormiddag (9:00–12:30)". */
export function halfDayText(
  t: TranslateHalfDay,
  { date, part, opens, closes }: HalfDay,
  locale: Locale,
): string {
  return t('visit.halfDay', {
    day: dayText(date, locale),
    part: t(`visit.parts.${part}`),
    opens,
    closes,
  });
}
