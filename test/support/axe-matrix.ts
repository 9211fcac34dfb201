import type { Viewport } from 'puppeteer';
import type { Locale } from '../../views/domain/locale.ts';
import { DESKTOP, PHONE } from './browser.ts';
import { AXE_LOCALES, IS_FULL_MATRIX } from './live-site.ts';

/**
 * Whether axe checks what is shown in this language at this width: German, with the longest words,
 * on a phone and Dutch on a desktop, or every language at both in the full matrix. Everything else
 * that a test holds, it holds in each.
 */
export function isForAxe(locale: Locale, viewport: { width: number }): boolean {
  return IS_FULL_MATRIX || (AXE_LOCALES.includes(locale) && isOwnWidth(locale, viewport));
}

/** The same for a template that is shown nowhere else: every language at one of the widths. */
export function isForAxeInEach(locale: Locale, viewport: { width: number }): boolean {
  return IS_FULL_MATRIX || isOwnWidth(locale, viewport);
}

/** The window in which axe looks at a language first, and the other one. */
export function windowsOf(locale: Locale): [Viewport, Viewport] {
  return locale === 'de' || locale === 'fr' ? [PHONE, DESKTOP] : [DESKTOP, PHONE];
}

function isOwnWidth(locale: Locale, { width }: { width: number }): boolean {
  return windowsOf(locale)[0].width === width;
}
