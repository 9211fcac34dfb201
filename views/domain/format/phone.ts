import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { perText } from '../memo/per-text.ts';

export interface Phone {
  /** `tel:+32…`, in international form. */
  href: string;
  /** In the form of docs/facts.md, "Formats": `+32 9 223 45 67`, `+32 470 12 34 56`. */
  text: string;
}

/**
 * Parses a phone number; one without a country code is Belgian (spec section 9). Undefined if it is
 * not a phone number.
 */
export function phoneOf(text: string | undefined): Phone | undefined {
  return text === undefined ? undefined : parsed(text);
}

/** The number as it is shown: as it is if it is not a phone number. */
export function shownPhone(text: string): string {
  return phoneOf(text)?.text ?? text;
}

/** Numbers cached: more than the phones of an agency's offices and people. */
const MAX_CACHED = 1000;

const parsed = perText(MAX_CACHED, (text): Phone | undefined => {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'BE', extract: false });
  if (!number?.isValid()) return undefined;
  return { href: number.getURI(), text: number.formatInternational() };
});
