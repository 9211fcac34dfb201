import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

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
  const number = parsePhoneNumberFromString(text ?? '', { defaultCountry: 'BE', extract: false });
  if (!number?.isValid()) return undefined;
  return { href: number.getURI(), text: number.formatInternational() };
}
