import type { Locale } from '../../views/domain/locale.ts';
import { PHONE } from './browser.ts';
import { AXE_LOCALES, IS_FULL_MATRIX } from './live-site.ts';

/**
 * Whether axe checks what is shown in this language at this width: German, with the longest words,
 * on a phone and Dutch on a desktop, or every language at both in the full matrix. Everything else
 * that a test holds, it holds in each.
 */
export function isForAxe(locale: Locale, { width }: { width: number }): boolean {
  if (IS_FULL_MATRIX) return true;
  return AXE_LOCALES.includes(locale) && (locale === 'de') === (width === PHONE.width);
}
