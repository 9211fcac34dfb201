import type { RateRule, RateVerdict } from './rate-limits.ts';

/**
 * @param fullUntil until when the rule allows none, in milliseconds since 1970; absent when it does.
 * @param now in the same.
 */
export function rateVerdict(
  { window }: Pick<RateRule, 'window'>,
  fullUntil: number | null | undefined,
  now: number,
): RateVerdict {
  if (fullUntil === null || fullUntil === undefined) return { isAllowed: true, retryAfter: 0 };
  const seconds = Math.ceil((fullUntil - now) / 1000);
  return { isAllowed: false, retryAfter: Math.min(seconds, window) };
}
