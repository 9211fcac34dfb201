import type { Locale } from '../locale.ts';

/** `502162` as `502.162`; undefined unless it has exactly six digits (spec section 5). */
export function formatIpi(number: string | undefined): string | undefined {
  const [, head, tail] = /^([0-9]{3})([0-9]{3})$/.exec(number?.trim() ?? '') ?? [];
  return head === undefined ? undefined : `${head}.${tail}`;
}

/**
 * The institute's abbreviation; the manager card reads BIV in every language (docs/facts.md,
 * "Formats").
 */
export function ipiAbbreviation(locale: Locale): 'BIV' | 'IPI' {
  return locale === 'nl' ? 'BIV' : 'IPI';
}
