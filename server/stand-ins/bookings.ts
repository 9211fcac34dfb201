import { randomUUID } from 'node:crypto';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';
import { instantOf, workingDays } from './brussels-time.ts';

/** Days ahead, times of each, and how long a visit takes in milliseconds. */
const DAYS = 3;
const TIMES = ['10:00', '14:30', '17:00'];
const LENGTH = 30 * 60_000;
/** The oldest are forgotten beyond. */
const MAX_BOOKINGS = 1000;

export interface Booking {
  property: string;
  /** Milliseconds since 1970. */
  start: number;
  summary: string;
  description: string;
  url: string;
}

/** The visits that the stand-in for an appointment widget has taken, in memory. */
export class Bookings {
  readonly #now: () => number;
  readonly #events = new Map<string, CalendarEvent & { property: string }>();

  /** @param now milliseconds since 1970. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** When a property can be visited; milliseconds since 1970. */
  free(property: string): number[] {
    const taken = [...this.#events.values()].filter((one) => one.property === property);
    return workingDays(this.#now(), DAYS)
      .flatMap((date) => TIMES.map((time) => instantOf({ date, time })))
      .filter((start) => !taken.some((one) => one.start === start));
  }

  /** Takes a visit; the id of what was booked, or undefined if its time is not free (any more). */
  book({ property, start, ...words }: Booking): string | undefined {
    if (!this.free(property).includes(start)) return undefined;
    const id = randomUUID();
    const times = { made: this.#now(), start, end: start + LENGTH };
    this.#events.set(id, { uid: `${id}@stand-in.invalid`, property, ...times, ...words });
    const [oldest = ''] = this.#events.keys();
    if (this.#events.size > MAX_BOOKINGS) this.#events.delete(oldest);
    return id;
  }

  /** What was booked as an iCalendar file; undefined if there is no such booking. */
  calendar(id: string): string | undefined {
    const event = this.#events.get(id);
    return event && calendarFile(event);
  }
}
