import { z } from 'zod';
import { parseDate } from '../format/date.ts';
import { instantOf, momentAt } from '../history/brussels.ts';
import { perItem } from '../memo/per-item.ts';

const WRITTEN = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/;

/** A date and time in Brussels: `2026-11-28T14:00`. */
const momentSchema = z
  .string()
  .regex(WRITTEN, 'expected a date and time in Brussels, such as 2026-11-28T14:00')
  .refine((text) => !WRITTEN.test(text) || isOnTheClock(text), 'there is no such date or time');

/** Also false for the hour that is skipped when summer time begins. */
function isOnTheClock(moment: string): boolean {
  const day = parseDate(moment.slice(0, 10));
  return day !== undefined && momentAt(instantOf(moment)) === moment;
}

/** Hours during which a home can be visited without an appointment. */
export const openHouseSchema = z
  .strictObject({
    start: momentSchema,
    end: momentSchema,
    /** How many people can register; without it any number. */
    places: z.int().nonnegative().optional(),
    /** Whether visitors register. */
    registration: z.boolean().default(false),
  })
  // Here, because a 0 that its field refuses counts as a field that is left out.
  .refine(({ places }) => places !== 0, {
    message: 'must be 1 or more; without it there is room for any number',
    path: ['places'],
  })
  .refine(({ start, end }) => start < end, {
    message: 'must be after start',
    path: ['end'],
  });
export type OpenHouse = z.infer<typeof openHouseSchema>;

/** The open houses of one home: each start once. */
export const openHousesSchema = z.array(openHouseSchema).superRefine((all, context) => {
  for (const [index, { start }] of all.entries()) {
    if (all.findIndex((other) => other.start === start) === index) continue;
    context.addIssue({ code: 'custom', path: [index, 'start'], message: 'stands twice' });
  }
});

/** An open house that is not over, as pages show it. */
export interface UpcomingOpenHouse extends OpenHouse {
  /** Whether a visitor can register: until it begins. */
  takesRegistrations: boolean;
  /** Whether all places are taken: who registers is on the waiting list. */
  isFull: boolean;
}

/** Names an open house of a home among all: `70412 2026-11-28T14:00`. */
export function openHouseKey(homeId: number, start: string): string {
  return `${homeId} ${start}`;
}

/** Milliseconds since 1970 at which the open house with this key begins. */
export function beginningOf(key: string): number {
  return instantOf(key.slice(key.indexOf(' ') + 1));
}

/** Milliseconds since 1970 at which it begins and ends. */
export const openHouseTimes = perItem(({ start, end }: Pick<OpenHouse, 'start' | 'end'>) => ({
  begins: instantOf(start),
  ends: instantOf(end),
}));

/** Those that are not over, the first to begin first. @param now milliseconds since 1970. */
export function upcomingOpenHouses(
  openHouses: readonly OpenHouse[],
  now: number,
): readonly OpenHouse[] {
  return openHouses
    .filter((one) => openHouseTimes(one).ends > now)
    .toSorted((a, b) => a.start.localeCompare(b.start));
}
