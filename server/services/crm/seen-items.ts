import { z } from 'zod';

/** A time in milliseconds since 1970; 0 for what must not be told. */
const time = z.number().nonnegative();

/**
 * What is remembered of a home or a project, so that what changes can be told: compact, as there is
 * one for each that was ever in the catalogue.
 */
export const seenItemSchema = z.object({
  /** As `itemKey` makes it. */
  key: z.string(),
  offer: z.enum(['sale', 'rent', 'project']),
  state: z.enum(['available', 'option', 'sold']),
  /** Published prices in euro and when each was first seen, the latest last. */
  prices: z.array(z.tuple([time, z.number()])),
  /** When it was first on offer. */
  newAt: time.optional(),
  /** When it went under option; absent where it was under option when it was first seen. */
  optionAt: time.optional(),
  /** When it became available again. */
  backAt: time.optional(),
  /** When each open house was first seen, by its start (`2026-12-05T10:00`). */
  openHouses: z.record(z.string(), time),
  /** When it left the catalogue. */
  goneAt: time.optional(),
});
export type SeenItem = z.infer<typeof seenItemSchema>;

/** Items that one call writes at most: so many take some milliseconds. */
export const MAX_NOTED = 500;

/** Where reading continues. */
export interface SeenPlace {
  revision: number;
  key: string;
}

/** Before all of them. */
export const FIRST_PLACE: SeenPlace = { revision: 0, key: '' };

/**
 * What is remembered of homes and projects, so that restarts, servers beside each other and an
 * outage of the CRM tell nothing twice and nothing as new that is not. It has no personal data. A
 * method rejects when it cannot be reached, and has then changed nothing.
 */
export interface SeenItems {
  /**
   * The number of writes so far, and whether all of a catalogue was noted: not while the first one is
   * being noted, or one of which most has changed, as nothing of these is told.
   */
  state(): Promise<{ revision: number; isBegun: boolean }>;
  /** Those that were written after a place, in order, at most `limit`. */
  after(place: SeenPlace, limit: number): Promise<{ place: SeenPlace; items: SeenItem[] }>;
  /**
   * Writes items, at most {@link MAX_NOTED}: the next revision. Without effect, and false, where
   * another server has written since `base`.
   * @param isBegun all of a catalogue is noted with them; false while more of one follows that must
   *   not be told. It stays as it was if absent.
   */
  write(base: number, items: readonly SeenItem[], options?: { isBegun: boolean }): Promise<boolean>;
  /** Erases those that left the catalogue before then, in milliseconds since 1970. */
  forgetGone(before: number): Promise<void>;
}
