/** Milliseconds without an answer of the CRM after which pages state the age of their data. */
const OLD_AFTER = 3600_000;

/**
 * When the CRM last confirmed the data, if that is more than an hour ago. Times are milliseconds
 * since 1970.
 */
export function staleSince(asOf: number | undefined, now: number): number | undefined {
  return asOf !== undefined && now - asOf > OLD_AFTER ? asOf : undefined;
}
