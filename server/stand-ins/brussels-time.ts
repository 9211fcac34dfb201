const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A wall clock in Brussels, `YYYY-MM-DD` and `HH:MM`. */
export interface WallTime {
  date: string;
  time: string;
}

const clock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Brussels',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** What clocks in Brussels show. @param instant milliseconds since 1970. */
export function wallTime(instant: number): WallTime {
  const parts = Object.fromEntries(
    clock.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute } = parts;
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/**
 * When clocks in Brussels show this, in milliseconds since 1970: one hour before UTC shows it in
 * winter, two in summer. Of a time that comes twice, in October, it is the second.
 * @throws RangeError for one that is skipped in March.
 */
export function instantOf({ date, time }: WallTime): number {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const found = [HOUR, 2 * HOUR]
    .map((ahead) => asUtc - ahead)
    .find((instant) => {
      const shown = wallTime(instant);
      return shown.date === date && shown.time === time;
    });
  if (found === undefined) throw new RangeError(`no clock in Brussels shows ${date} ${time}`);
  return found;
}

/** The next dates in Brussels on which offices work, today not among them. */
export function workingDays(now: number, count: number): string[] {
  const today = Date.parse(`${wallTime(now).date}T12:00:00Z`);
  return Array.from({ length: 2 * count + 2 }, (_, index) => new Date(today + (index + 1) * DAY))
    .filter((day) => day.getUTCDay() !== 0 && day.getUTCDay() !== 6)
    .slice(0, count)
    .map((day) => day.toISOString().slice(0, 10));
}
