import {
  type CountryCode,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import type { Locale } from '../locale.ts';
import { nationalPlan, readInternational } from './national-phone.ts';
import { phoneCandidate } from './phone-candidate.ts';
import type { Phone } from './phone.ts';

/** A number that a visitor typed. */
export interface VisitorPhone extends Phone {
  /** URL of a chat by WhatsApp: digits in international form (faq.whatsapp.com/5913398998672934). */
  whatsApp: string;
  /** What was typed beside it. */
  rest?: string;
}

/**
 * Reads a telephone number as its owner writes it, in Belgium, Luxembourg, France, the Netherlands
 * or Germany; from elsewhere with its country code. A Belgian number counts by its length, as new
 * ranges are given out before tables know them. Undefined if it is a number of none of them.
 * @param language of the visitor, by which numbers of several countries are told apart
 * (`0241 123456`).
 */
export function visitorPhone(
  text: string | undefined,
  language?: Locale,
): VisitorPhone | undefined {
  const candidate = text === undefined ? undefined : phoneCandidate(text);
  const number = candidate && numberOf(candidate.number, language);
  if (!number) return undefined;
  return {
    href: number.getURI(),
    text: number.formatInternational(),
    whatsApp: `https://wa.me/${number.number.slice(1)}`,
    ...(candidate?.rest !== undefined && { rest: candidate.rest }),
  };
}

function numberOf(typed: string, language: Locale | undefined): PhoneNumber | undefined {
  const international = readInternational(typed);
  if (international !== undefined) return validIn(international);
  const digits = typed.replace(/\D/g, '');
  // The country code without its plus: "32 475 12 34 56".
  const number = WITH_CODE.test(digits) ? validIn(`+${digits}`) : undefined;
  if (number) return number;
  const { countries, isBelgian } = nationalPlan(typed, language);
  for (const country of countries) {
    const found = validIn(digits, country);
    if (found) return found;
  }
  return isBelgian ? parsed(digits, 'BE') : undefined;
}

/** More digits than a number of Luxembourg has without its code. */
const WITH_CODE = /^(?:32|33|31|49|352)\d{8,}$/;

function validIn(text: string, country?: CountryCode): PhoneNumber | undefined {
  const number = parsed(text, country);
  return number?.isValid() ? number : undefined;
}

function parsed(text: string, country?: CountryCode): PhoneNumber | undefined {
  const options = { extract: false, ...(country && { defaultCountry: country }) };
  return parsePhoneNumberFromString(text, options);
}
