import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { perText } from '../memo/per-text.ts';

export interface Phone {
  /** `tel:+32…`, without the leading 0. */
  href: string;
  /** As docs/facts.md, "Formats", shows it: `+32 9 223 45 67`, `+32 470 12 34 56`. */
  text: string;
}

/**
 * A phone number as it is linked and shown: Belgian unless it says otherwise (spec section 9).
 * Undefined for what is no phone number.
 */
export function phoneOf(text: string | undefined): Phone | undefined {
  return text === undefined ? undefined : parsed(text);
}

/** More numbers than an agency has offices and people. */
const MOST_KNOWN = 1000;

const parsed = perText(MOST_KNOWN, (text): Phone | undefined => {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'BE', extract: false });
  if (!number?.isValid()) return undefined;
  return { href: number.getURI(), text: number.formatInternational() };
});
