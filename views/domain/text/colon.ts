import type { Locale } from '../locale.ts';

/** Joins two parts of a list; French has a no-break space before it. */
export function semicolon(locale: Locale): string {
  return locale === 'fr' ? '\u00A0; ' : '; ';
}

/** Joins a label and a value by a colon; French has a no-break space before it. */
export function colon(locale: Locale): string {
  return locale === 'fr' ? '\u00A0: ' : ': ';
}
