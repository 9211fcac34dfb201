const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/**
 * Milliseconds after a delivery was first due at which it is attempted: soon after a short fault,
 * and for three days, as a mail server may be down over a weekend.
 */
const ATTEMPTS: readonly number[] = [
  0,
  10 * SECOND,
  30 * SECOND,
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  3 * HOUR,
  // Every 6 hours, to the end of the third day.
  ...Array.from({ length: 11 }, (_, index) => (9 + 6 * index) * HOUR),
  72 * HOUR,
];

/** The most milliseconds from one attempt to the next. */
export const LONGEST_WAIT = Math.max(
  ...ATTEMPTS.slice(1).map((after, index) => after - (ATTEMPTS[index] ?? 0)),
);

/**
 * When to attempt a delivery again after it failed; undefined when it has been tried for 72 hours.
 * @param since when it was first due, in milliseconds since 1970, as the other times.
 */
export function nextAttempt(since: number, now: number): number | undefined {
  const delay = ATTEMPTS.find((after) => since + after > now);
  return delay === undefined ? undefined : since + delay;
}
