import type { Locale } from '../locale.ts';

/** A colon with what follows it; French sets it off by a space that does not break. */
export function colon(locale: Locale): string {
  return locale === 'fr' ? '\u00A0: ' : ': ';
}
