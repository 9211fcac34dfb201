import type { IsoDate } from '../format/date.ts';
import { addDays, momentAt } from '../history/brussels.ts';
import { type Hours, openingsOn, type Opening } from './open-hours.ts';

/** A part of a day in which an office may call. */
export interface CallSlot extends Opening {
  date: IsoDate;
}

/** Days with slots that are offered, today among them while some of it is left. */
const DAYS = 3;
/** Days to look ahead: an office that is closed for longer offers nothing. */
const HORIZON = 60;
/** Minutes of a slot; what is left at the end of an opening and is shorter than half joins it. */
const LENGTH = 60;
/** Minutes after its beginning in which a slot is still offered: a form takes time to fill in. */
const GRACE = 15;

/**
 * The next times at which an office may call: the hours in which it is open, today and on the next
 * days, by the clock of Brussels; none on public holidays and on days on which it is closed.
 * @param now milliseconds since 1970.
 */
export function callSlots(office: Hours, now: number): CallSlot[] {
  const [today = '', time = ''] = momentAt(now).split('T');
  const found: CallSlot[] = [];
  let count = 0;
  for (let days = 0; days <= HORIZON && count < DAYS; days++) {
    const date = addDays(today, days);
    const slots = openingsOn(office, date).flatMap(hoursOf);
    const left = slots.filter(
      ({ opens }) => days > 0 || minutesOf(opens) + GRACE > minutesOf(time),
    );
    if (left.length > 0) count += 1;
    found.push(...left.map((slot) => ({ date, ...slot })));
  }
  return found;
}

/** An opening in hours from its beginning. */
function hoursOf({ opens, closes }: Opening): Opening[] {
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  const count = Math.max(1, Math.round((to - from) / LENGTH));
  return Array.from({ length: count }, (_, index) => ({
    opens: timeOf(from + index * LENGTH),
    closes: timeOf(index === count - 1 ? to : from + (index + 1) * LENGTH),
  }));
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function timeOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours, rest].map((part) => String(part).padStart(2, '0')).join(':');
}
