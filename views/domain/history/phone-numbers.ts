// Finds telephone numbers in texts that people wrote. A number is recognized by the count of its
// digits, because groups are written in many ways. Every quantifier is bounded, or cannot overlap
// with what follows it, so that matching is linear in the length of the text.

/**
 * Separators between the digits of a number; of these, those that group the digits of an amount.
 */
const SIGN = String.raw`[ \t\u00a0\u202f./()\u2010-\u2013-]`;
const SPACE = String.raw`[ \u00a0\u202f]`;

const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const MONTH = '(?:0?[1-9]|1[0-2])';
const YEAR = String.raw`(?:19|20)\d{2}`;
const FULL_DATE = dateOf(YEAR);
const TIME = String.raw`(?:[01]?\d|2[0-3])\.[0-5]\d(?![.\d])`;

/** Dates and times whose digits could be those of a number. */
const MOMENTS = [
  dateOf(String.raw`(?:${YEAR}|\d{2})`),
  String.raw`${YEAR}/${MONTH}/${DAY}(?!\d)`,
  // `04/05 10.30`, `09.30 - 10.30`
  `${DAY}/${MONTH}${SPACE}${TIME}`,
  `${TIME}${SPACE}?[-–/]${SPACE}?${TIME}`,
];

const NEXT = String.raw`(?:${SIGN}{1,4}(?!${FULL_DATE}))?\d`;

/** A Belgian number without its 0: of a mobile, or of a landline, which is a digit shorter. */
const BELGIAN = `(?:4${SIGN}{0,4}[5-9]${last(7)}|[1-9]${last(7)})`;

/** `+` or `00`, except the plus before an amount with points: `+15.000 - 20.000`. */
const PREFIX = String.raw`(?:\+|00)${SIGN}{0,4}(?!\d{1,3}(?:\.\d{3}){1,2}(?![.\d]))`;
/** An amount with spaces, or a date. */
const NO_CODE = String.raw`(?:\d{1,2}(?:${SPACE}\d{3}){1,2}|\d{3}${SPACE}\d{3})(?!${SPACE}?\d)|${FULL_DATE}`;

const NATIONAL = String.raw`0(?:\)?${SPACE}?|[./-])${BELGIAN}`;
const NUMBERS = [
  NATIONAL,
  `${PREFIX}32${SIGN}{0,4}(?:0${SIGN}{0,4})?${BELGIAN}`,
  // The Netherlands and France.
  `${PREFIX}3[13]${SIGN}{0,4}(?:0${SIGN}{0,4})?[1-9]${last(8)}`,
  // Elsewhere, of 8 to 15 digits: after the 8th, at most one separator before each.
  String.raw`${PREFIX}(?!${NO_CODE})[1-9](?:${NEXT}){7}(?:(?:${SIGN}(?!${FULL_DATE}|${NATIONAL}))?\d){0,7}(?!\d)`,
];
/** `(09) 123 45 67` */
const BRACKET = String.raw`(?:\((?=[+\d]\d{0,4}\)))?`;

/** Other digits, within which a number must not begin. */
const OTHERS = [
  // An amount, `1 250 000,50`; not the `5 012` of `nr 5 012 34 56 78` or `nr 5 012/345678`.
  String.raw`[1-9]\d{0,2}(?:${SPACE}\d{3}){1,3}(?:,\d{1,2})?(?!\d|${SIGN}{1,4}(?:\d{4}|\d{2}(?!\d|${SPACE}\d{3}(?!\d))))`,
  // `1.250,50`, `10:05`, `0,05`, `20260504-0001234567`
  String.raw`\d+(?:[.,:uh-]\d+)*`,
];

/** Alternatives in order of precedence; a phone number is in the group. */
const DIGITS = new RegExp(
  `${MOMENTS.join('|')}|(?<phone>${BRACKET}(?:${NUMBERS.join('|')}))|${OTHERS.join('|')}`,
  'gu',
);

/** The text in pieces, as `split` has them: every second one is a telephone number. */
export function splitAtPhoneNumbers(text: string): string[] {
  const pieces: string[] = [];
  let end = 0;
  for (const { groups, index } of text.matchAll(DIGITS)) {
    const phone = groups?.['phone'];
    if (phone === undefined) continue;
    pieces.push(text.slice(end, index), phone);
    end = index + phone.length;
  }
  return [...pieces, text.slice(end)];
}

/** `04/05/2026`, `04.05.26`; not `09.12.26.34.56`. */
function dateOf(year: string): string {
  const signs = ['/', String.raw`\.`, '-'];
  const dates = signs.map((sign) => String.raw`${DAY}${sign}${MONTH}${sign}${year}(?!${sign}?\d)`);
  return `(?:${dates.join('|')})`;
}

/** The last digits of a number. */
function last(count: number): string {
  return String.raw`(?:${NEXT}){${count}}(?!\d)`;
}
