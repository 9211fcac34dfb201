import type { IsoDate } from '../format/date.ts';
import { addDays } from '../history/brussels.ts';
import { type Hours, openingsOn, type Opening } from './open-hours.ts';

/** Half of a day on which an office is open. */
export interface HalfDay extends Opening {
  date: IsoDate;
  part: PartOfDay;
}
export type PartOfDay = 'morning' | 'afternoon';

/** Where the halves of a day meet. */
const NOON = '12:30';
/** Minutes of a half-day at least: time for a visit and the way there. */
const SHORTEST = 60;
/** Days to look ahead: an office that is closed for longer offers nothing. */
const HORIZON = 60;

/**
 * The next half-days for a visit, in the hours of an office: from the day after tomorrow on, which
 * is at least 24 hours ahead whatever the time is; one each day, mornings and afternoons in turn.
 */
export function nextHalfDays(office: Hours, today: IsoDate, count: number): HalfDay[] {
  const found: HalfDay[] = [];
  for (let days = 2; days <= HORIZON && found.length < count; days++) {
    const halves = halfDaysOn(office, addDays(today, days));
    const before = found.at(-1)?.part;
    const next = halves.find(({ part }) => part !== before) ?? halves[0];
    if (next) found.push(next);
  }
  return found;
}

/** The half of a day that begins at a time, hh:mm. */
export function partAt(opens: string): PartOfDay {
  return opens < NOON ? 'morning' : 'afternoon';
}

/** The halves of a date on which an office is open. */
function halfDaysOn(office: Hours, date: IsoDate): HalfDay[] {
  const openings = openingsOn(office, date);
  const morning = within(openings, '00:00', NOON);
  const afternoon = within(openings, NOON, '23:59');
  return [
    ...(morning ? [{ date, part: 'morning' as const, ...morning }] : []),
    ...(afternoon ? [{ date, part: 'afternoon' as const, ...afternoon }] : []),
  ];
}

/** From the first opening to the last closing between two times, if that is long enough. */
function within(openings: readonly Opening[], from: string, to: string): Opening | undefined {
  const parts = openings
    .map(({ opens, closes }) => ({
      opens: opens < from ? from : opens,
      closes: closes > to ? to : closes,
    }))
    .filter(({ opens, closes }) => minutes(closes) - minutes(opens) >= SHORTEST);
  const [first] = parts;
  const last = parts.at(-1);
  return first && last && { opens: first.opens, closes: last.closes };
}

function minutes(time: string): number {
  const [hours = 0, rest = 0] = time.split(':').map(Number);
  return hours * 60 + rest;
}
