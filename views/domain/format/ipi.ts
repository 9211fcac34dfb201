import type { Locale } from '../locale.ts';

/** `502162` as `502.162`; undefined unless the text has exactly six digits (spec section 5). */
export function formatIpi(number: string | undefined): string | undefined {
  const [, head, tail] = /^([0-9]{3})([0-9]{3})$/.exec(number?.trim() ?? '') ?? [];
  return head === undefined ? undefined : `${head}.${tail}`;
}

/**
 * The institute's abbreviation in a language; the manager card shows BIV in all of them
 * (docs/facts.md, "Formats").
 */
export function ipiAbbreviation(locale: Locale): 'BIV' | 'IPI' {
  return locale === 'nl' ? 'BIV' : 'IPI';
}
