import { addDays, dayAt } from '../../views/domain/history/brussels.ts';
import type { IsoDate } from '../../views/domain/format/date.ts';

/**
 * The next dates in Brussels on which offices work, today not among them.
 * @param now milliseconds since 1970.
 */
export function workingDays(now: number, count: number): IsoDate[] {
  const today = dayAt(now);
  return Array.from({ length: 2 * count + 2 }, (_, index) => addDays(today, index + 1))
    .filter((day) => ![0, 6].includes(new Date(day).getUTCDay()))
    .slice(0, count);
}
