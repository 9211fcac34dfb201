import type { Locale } from '../locale.ts';
import { phoneCandidate } from './phone-candidate.ts';
import { visitorPhone } from './visitor-phone.ts';

/** What two spellings of one telephone number have in common: `tel:+32475123456`. */
export function phoneKey(text: string, language?: Locale): string {
  const phone = visitorPhone(text, language);
  return phone?.href ?? `tel:${phoneCandidate(text)?.digits ?? ''}`;
}
