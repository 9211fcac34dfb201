import { randomUUID } from 'node:crypto';
import { type CalendarEvent, calendarFile } from '../platform/files/calendar-file.ts';
import { instantOf } from '../../views/domain/history/brussels.ts';
import { workingDays } from './working-days.ts';

/** Days ahead, times of each, and how long a visit takes in milliseconds. */
const DAYS = 3;
const TIMES = ['10:00', '14:30', '17:00'];
const LENGTH = 30 * 60_000;
/** Maximum number of bookings; beyond it the oldest are dropped. */
const MAX_BOOKINGS = 1000;

export interface Booking {
  property: string;
  /** Milliseconds since 1970. */
  start: number;
  summary: string;
  description: string;
  url: string;
}

/** The bookings of the stand-in for an appointment widget, in memory. */
export class Bookings {
  readonly #now: () => number;
  readonly #events = new Map<string, CalendarEvent & { property: string; made: number }>();

  /** @param now milliseconds since 1970. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** When a property can be visited; milliseconds since 1970. */
  free(property: string): number[] {
    const taken = [...this.#events.values()].filter((one) => one.property === property);
    return workingDays(this.#now(), DAYS)
      .flatMap((date) => TIMES.map((time) => instantOf(`${date}T${time}`)))
      .filter((start) => !taken.some((one) => one.start === start));
  }

  /**
   * Books a visit; returns the id of the booking, or undefined if its time is not free (any more).
   */
  book({ property, start, ...words }: Booking): string | undefined {
    if (!this.free(property).includes(start)) return undefined;
    const id = randomUUID();
    const times = { made: this.#now(), start, end: start + LENGTH };
    this.#events.set(id, { uid: `${id}@stand-in.invalid`, property, ...times, ...words });
    const [oldest = ''] = this.#events.keys();
    if (this.#events.size > MAX_BOOKINGS) this.#events.delete(oldest);
    return id;
  }

  /** The booking as an iCalendar file; undefined if there is no such booking. */
  calendar(id: string): string | undefined {
    const event = this.#events.get(id);
    return event && calendarFile([event], event.made);
  }
}
