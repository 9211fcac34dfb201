/** How often a path was asked for on a day. */
export interface MissingCount {
  /** `2026-11-24`, in Brussels. */
  day: string;
  /** URL path, as `countablePath` writes it. */
  path: string;
  count: number;
}

/** Paths of a day: where there are more, those that were asked for least are dropped. */
export const MAX_PATHS = 1000;
/** Days for which counts are kept, the latest included. */
export const MAX_DAYS = 31;

/**
 * Counts of requests for pages that are not there, by day and path; several servers add to them. A
 * method rejects when the counts cannot be reached.
 */
export interface MissingPaths {
  /**
   * Adds the counts of a day, drops days that are {@link MAX_DAYS} or more before it, and keeps
   * {@link MAX_PATHS} of the day.
   */
  add(day: string, counts: ReadonlyMap<string, number>): Promise<void>;
  /** All counts, in no order. */
  list(): Promise<MissingCount[]>;
  close(): Promise<void>;
}

/** The first day that is kept on a day. */
export function firstRetainedDay(day: string): string {
  const first = new Date(`${day}T12:00:00Z`);
  first.setUTCDate(first.getUTCDate() - (MAX_DAYS - 1));
  return first.toISOString().slice(0, 10);
}
