import {
  type CountryCode,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/max';
import type { Locale } from '../locale.ts';
import { nationalPlan, readInternational } from './national-phone.ts';
import { phoneCandidate } from './phone-candidate.ts';
import { visitorPhone } from './visitor-phone.ts';

/** Why a text is no telephone number: digits are missing or too many, or the country is unknown. */
export type PhoneFault = 'phone' | 'phoneShort' | 'phoneLong' | 'phoneCountry';

/**
 * Why nobody can be called at what a visitor typed; undefined if it may be a number. A number of a
 * range that tables do not know passes where its length is one of its country's.
 */
export function phoneFault(text: string, language?: Locale): PhoneFault | undefined {
  const candidate = phoneCandidate(text);
  if (!candidate) return 'phone';
  if (visitorPhone(text, language)) return undefined;
  const { number, digits } = candidate;
  const international = readInternational(number);
  if (international !== undefined) return internationalFault(international);
  const [from, to] = nationalPlan(number, language).length;
  if (digits.length < from) return 'phoneShort';
  return digits.length > to ? 'phoneLong' : undefined;
}

/** Fewest and most digits of a number without the trunk prefix, where a country tells them. */
const LENGTHS: Partial<Record<CountryCode, (national: string) => [number, number] | undefined>> = {
  BE: (national) => (/^4[5-9]/.test(national) ? [9, 9] : [8, 8]),
  FR: () => [9, 9],
  NL: () => [9, 9],
  LU: (national) => (/^6[2-9]1/.test(national) ? [9, 9] : undefined),
  DE: (national) => (/^1[5-7]/.test(national) ? [10, 11] : undefined),
};

function internationalFault(number: string): PhoneFault | undefined {
  const { country, nationalNumber = '' } = parsePhoneNumberFromString(number) ?? {};
  const [from, to] = (country && LENGTHS[country]?.(nationalNumber)) ?? [0, nationalNumber.length];
  if (nationalNumber.length < from) return 'phoneShort';
  if (nationalNumber.length > to) return 'phoneLong';
  const faults = {
    INVALID_COUNTRY: 'phoneCountry',
    NOT_A_NUMBER: 'phone',
    TOO_SHORT: 'phoneShort',
    TOO_LONG: 'phoneLong',
    INVALID_LENGTH: 'phone',
  } as const;
  const fault = validatePhoneNumberLength(number);
  return fault && faults[fault];
}
