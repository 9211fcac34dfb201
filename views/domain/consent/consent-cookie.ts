import { type Consent, OPTIONAL_CATEGORIES } from './consent.ts';

const NAME = 'consent';
const STORED = /(?:^|;)\s*consent=([\da-f]{8})\.([01]+)\s*(?:;|$)/;
/** Seconds for which a decision is stored: 30 days (spec section 9). */
const MAX_AGE = 30 * 24 * 60 * 60;

/**
 * The decision in a browser's cookies (`document.cookie`): the hash of the list of third parties
 * and a digit for each optional category. `undefined` if there is none, if it is broken, or if it
 * was made about another list.
 */
export function readConsent(cookies: string, list: string): Consent | undefined {
  const [, about, digits = ''] = STORED.exec(cookies) ?? [];
  if (about !== list || digits.length !== OPTIONAL_CATEGORIES.length) return undefined;
  return new Set(OPTIONAL_CATEGORIES.filter((_, index) => digits[index] === '1'));
}

/** The cookie that stores a decision, as `document.cookie` takes it. */
export function consentCookie(consent: Consent, list: string, isSecure: boolean): string {
  const digits = OPTIONAL_CATEGORIES.map((category) => Number(consent.has(category))).join('');
  const flags = `Path=/; Max-Age=${MAX_AGE}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return `${NAME}=${list}.${digits}; ${flags}`;
}
