import type { Locale } from '../locale.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Seconds where none are given: no wait for a form is known to be longer. */
const USUAL = 10 * MINUTE;

/** How long to wait, in words: "4 minutes", "3 hours"; rounded up. */
export function waitText(seconds: number = USUAL, locale: Locale): string {
  const isLong = seconds > 2 * HOUR;
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLong ? 'hour' : 'minute',
    unitDisplay: 'long',
  });
  return format.format(Math.max(1, Math.ceil(seconds / (isLong ? HOUR : MINUTE))));
}
