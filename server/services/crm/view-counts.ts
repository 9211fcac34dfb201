/** Days for which views are kept that the CRM has not taken, the latest included. */
const VIEW_DAYS = 7;

/** What was looked at: a home or a project, by its number. */
export interface Viewed {
  kind: 'home' | 'project';
  id: number;
}

/** A view, on a day in Brussels (`2026-11-24`). */
export interface View extends Viewed {
  day: string;
}

/** So many views of one home or project. */
export interface ViewCount extends Viewed {
  count: number;
}

/**
 * Views of homes and projects that are still to be reported to the CRM, by day; they outlive a
 * restart, and several servers add to them. A method rejects when they cannot be reached.
 */
export interface ViewCounts {
  /** Adds the views of a day, and drops days that are {@link VIEW_DAYS} before it. */
  add(day: string, counts: readonly ViewCount[]): Promise<void>;
  /** Takes out one view of the oldest day; no other server gets it. Undefined if there is none. */
  take(): Promise<View | undefined>;
  /**
   * Gives a server the lease to report, unless another server has it.
   * @param now milliseconds since 1970, as `until`, when another may take over.
   * @returns whether it is the one.
   */
  lease(server: string, now: number, until: number): Promise<boolean>;
  close(): Promise<void>;
}

/** The first day that is kept on a day. */
export function firstViewDay(day: string): string {
  const first = new Date(`${day}T12:00:00Z`);
  first.setUTCDate(first.getUTCDate() - (VIEW_DAYS - 1));
  return first.toISOString().slice(0, 10);
}
