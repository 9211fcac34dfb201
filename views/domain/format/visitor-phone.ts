import {
  type CountryCode,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import type { Locale } from '../locale.ts';
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
 * or Germany; from elsewhere with its country code. Undefined if it is a number of none of them.
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
  const digits = typed.replace(/\D/g, '');
  const isInternational = /^[\s(]*\+/.test(typed) || digits.startsWith('00');
  if (isInternational) {
    // The trunk prefix in "+32 (0)475" is not dialled.
    const dialled = typed.replace(/\(\s*0\s*\)/, '').replace(/\D/g, '');
    return validIn(`+${dialled.replace(/^00/, '')}`);
  }
  // The country code without its plus: "32 475 12 34 56".
  const number = WITH_CODE.test(digits) ? validIn(`+${digits}`) : undefined;
  if (number) return number;
  const countries = digits.startsWith('0')
    ? withTrunkPrefix(typed, digits, language)
    : withoutTrunkPrefix(digits);
  for (const country of countries) {
    const found = validIn(digits, country);
    if (found) return found;
  }
  return undefined;
}

/** More digits than a number of Luxembourg has without its code. */
const WITH_CODE = /^(?:32|33|31|49|352)\d{8,}$/;

/** "06 12 34 56 78": how numbers are written in France. */
const IN_PAIRS = /^\(?0\d\)?(?:[\s./-]\d{2}){4}$/;
/** "06-12345678", "020-1234567": how they are written in the Netherlands. */
const WITH_HYPHEN = /^0\d{1,3}\s?-\s?\d{6,8}$/;

/** A Belgian mobile number that lacks a digit: a valid number of a small German town. */
const TOO_SHORT = /^04[5-9]\d{6}$/;
/** Digits from which on a number with a trunk prefix is German only. */
const GERMAN_LENGTH = 11;

/** By language, the countries beside Belgium with a trunk prefix, the likeliest first. */
const NEIGHBOURS: Readonly<Record<Locale, readonly CountryCode[]>> = {
  nl: ['NL', 'FR'],
  fr: ['FR', 'NL'],
  de: ['DE', 'NL', 'FR'],
  en: ['NL', 'FR'],
};

/** The countries that a number with a leading 0 may be of; Belgium first (spec section 9). */
function withTrunkPrefix(
  typed: string,
  digits: string,
  language: Locale = 'en',
): readonly CountryCode[] {
  if (TOO_SHORT.test(digits)) return [];
  const written = typed.trim();
  const first: CountryCode[] = [
    ...(IN_PAIRS.test(written) ? (['FR'] as const) : []),
    ...(WITH_HYPHEN.test(written) ? (['NL'] as const) : []),
  ];
  const isLong = digits.length >= GERMAN_LENGTH;
  return ['BE', ...first, ...NEIGHBOURS[language], ...(isLong ? (['DE'] as const) : [])];
}

/** Luxembourg has no trunk prefix; Belgians leave theirs out before a mobile number. */
function withoutTrunkPrefix(digits: string): readonly CountryCode[] {
  return /^4[5-9]\d{7}$/.test(digits) ? ['BE', 'LU'] : ['LU'];
}

function validIn(text: string, country?: CountryCode): PhoneNumber | undefined {
  const options = { extract: false, ...(country && { defaultCountry: country }) };
  const number = parsePhoneNumberFromString(text, options);
  return number?.isValid() ? number : undefined;
}
