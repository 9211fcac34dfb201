import { brusselsDate, type IsoDate } from '../../views/domain/format/date.ts';

const HOUR = 3600_000;

/**
 * Makes a function from an instant, in milliseconds since 1970, to the calendar date in Brussels.
 * It is asked at every request, and reads the calendar once an hour: there, a day begins at a full
 * hour of UTC.
 */
export function todayInBrussels(): (now: number) => IsoDate {
  let known = { hour: NaN, day: '' };
  return (now) => {
    const hour = Math.floor(now / HOUR);
    if (hour !== known.hour) known = { hour, day: brusselsDate(now) ?? '' };
    return known.day;
  };
}
