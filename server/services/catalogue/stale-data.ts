/** Milliseconds without an answer of the CRM after which pages state the age of their data. */
const STALE_AGE = 3600_000;

/**
 * When the CRM last confirmed the data, if that is more than an hour ago. Times are milliseconds
 * since 1970.
 */
export function staleSince(asOf: number | undefined, now: number): number | undefined {
  return asOf !== undefined && now - asOf > STALE_AGE ? asOf : undefined;
}
