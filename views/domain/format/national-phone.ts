import type { CountryCode } from 'libphonenumber-js/max';
import type { Locale } from '../locale.ts';

/** How a number without a country code may be read. */
export interface NationalPlan {
  /** The countries that it may be of, the likeliest first. */
  countries: readonly CountryCode[];
  /** Whether it is Belgian by its length: nine digits, ten of a mobile. */
  isBelgian: boolean;
  /** Digits of a number that begins so, in the countries where it is not valid: from and to. */
  length: readonly [number, number];
}

/** `+32…` of a number with its country code, as people write it; undefined for one without. */
export function readInternational(typed: string): string | undefined {
  const isInternational = /^[\s(]*\+/.test(typed) || typed.replace(/\D/g, '').startsWith('00');
  if (!isInternational) return undefined;
  // The trunk prefix in "+32 (0)475" is not dialled.
  const dialled = typed.replace(/\(\s*0\s*\)/, '').replace(/\D/g, '');
  return `+${dialled.replace(/^00/, '')}`;
}

/** "06 12 34 56 78": how numbers are written in France. */
const IN_PAIRS = /^\(?0\d\)?(?:[\s./-]\d{2}){4}$/;
/** "06-12345678", "020-1234567": how they are written in the Netherlands. */
const WITH_HYPHEN = /^0\d{1,3}\s?-\s?\d{6,8}$/;
/** "0491 12345", "04751/234567": an area code and the rest, as in Germany. */
const IN_TWO = /^\(?0\d{2,4}\)?\s?[\s/-]\s?\d{4,}$/;
/** A Belgian mobile number, whatever its length. */
const MOBILE = /^04[5-9]/;
/** "06 …": two digits that are no area code of Belgium, which has 02, 03, 04 and 09. */
const OTHER_AREA = /^\(?0[15678]\)?[\s./-]/;
/** "04941 …": an area of five digits, which only a German would write apart. */
const GERMAN_AREA = /^\(?0\d{4}\)?\s?[\s/-]/;
/** "0171 …": a German mobile number, apart from the areas 015 and 016 of Belgium. */
const GERMAN_MOBILE = /^\(?01[5-7]\d\)?\s?[\s./-]/;
/** "0475 12 34 5": after pairs, a digit is missing or too many. */
const LONE_DIGIT = /(?:[\s./-]+\d{2}){2,}[\s./-]+\d$/;
/** Digits from which on a number with a trunk prefix is German only. */
const GERMAN_LENGTH = 11;

/** Digits with the trunk prefix: of a mobile, of a fixed number, of France and the Netherlands. */
const [BELGIAN_MOBILE, BELGIAN_FIXED, OF_NEIGHBOURS] = [10, 9, 10];
/** Digits of a number of Luxembourg: of a mobile, and of others. */
const LUXEMBOURG_MOBILE = 9;
const OF_GERMAN_MOBILE: NationalPlan['length'] = [11, 12];
const LUXEMBOURG: NationalPlan['length'] = [6, 11];

/** By language, the countries beside Belgium with a trunk prefix, the likeliest first. */
const NEIGHBOURS: Readonly<Record<Locale, readonly CountryCode[]>> = {
  nl: ['NL', 'FR'],
  fr: ['FR', 'NL'],
  de: ['DE', 'NL', 'FR'],
  en: ['NL', 'FR'],
};

/**
 * The countries of a number without a country code, by how it is written.
 * @param language of the visitor.
 */
export function nationalPlan(typed: string, language: Locale = 'en'): NationalPlan {
  const written = typed.trim();
  const digits = written.replace(/\D/g, '');
  if (!digits.startsWith('0')) return withoutTrunkPrefix(written, digits, language);
  if (GERMAN_MOBILE.test(written))
    return { countries: ['DE'], isBelgian: false, length: OF_GERMAN_MOBILE };
  const isLone = LONE_DIGIT.test(written);
  const isMobile = MOBILE.test(digits) && !(language === 'de' && IN_TWO.test(written));
  if (isMobile) return mobilePlan(digits, isLone);
  const isOther = OTHER_AREA.test(written) || (language === 'de' && GERMAN_AREA.test(written));
  const first: CountryCode[] = [
    ...(isOther ? [] : (['BE'] as const)),
    ...(IN_PAIRS.test(written) ? (['FR'] as const) : []),
    ...(WITH_HYPHEN.test(written) ? (['NL'] as const) : []),
  ];
  const isLong = digits.length >= GERMAN_LENGTH;
  return {
    countries: isLone
      ? []
      : [...first, ...NEIGHBOURS[language], ...(isLong ? (['DE'] as const) : [])],
    isBelgian: digits.length === BELGIAN_FIXED && !isOther && !isLone,
    length: [isOther ? OF_NEIGHBOURS : BELGIAN_FIXED, isLone ? BELGIAN_FIXED : OF_NEIGHBOURS],
  };
}

/** A Belgian mobile number: with a digit less or more it is a valid number of a German town. */
function mobilePlan(digits: string, isLone: boolean): NationalPlan {
  const isBelgian = digits.length === BELGIAN_MOBILE && !isLone;
  const length = [BELGIAN_MOBILE, BELGIAN_MOBILE] as const;
  return { countries: isBelgian ? ['BE'] : [], isBelgian, length };
}

/**
 * Luxembourg has no trunk prefix; Belgians leave theirs out before a mobile number, and so do
 * others (`6 12 34 56 78`).
 */
function withoutTrunkPrefix(written: string, digits: string, language: Locale): NationalPlan {
  const isMobile = /^4[5-9]/.test(digits);
  const isBelgian = isMobile && digits.length === BELGIAN_MOBILE - 1;
  if (isMobile && LONE_DIGIT.test(written) && !isBelgian) {
    const length = [BELGIAN_MOBILE - 1, BELGIAN_MOBILE - 1] as const;
    return { countries: [], isBelgian, length };
  }
  const isOfLuxembourg = /^6[2-9]1/.test(digits);
  const length = isOfLuxembourg ? ([LUXEMBOURG_MOBILE, LUXEMBOURG_MOBILE] as const) : LUXEMBOURG;
  const others = digits.length === OF_NEIGHBOURS - 1 ? NEIGHBOURS[language] : [];
  return { countries: isBelgian ? ['BE', 'LU'] : ['LU', ...others], isBelgian, length };
}
