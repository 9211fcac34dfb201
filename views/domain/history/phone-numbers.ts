// Finds telephone numbers in texts that people wrote: those of Belgium, the Netherlands, France,
// Luxembourg and Germany with and without their country, others with it. A number is recognized by
// the count of its digits, because groups are written in many ways. Numbers of bank accounts and of
// the national register are found too, those of companies are not. Every quantifier is bounded, or
// cannot overlap with what follows it, so that matching is linear in the length of the text.

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
/** A last pair that a longer number has behind the digits of a shorter one. */
const PAIR = String.raw`(?:${SPACE}\d{2}(?=$|[.,;:!?)\n]))?`;
/** At most one separator. */
const ONE = `(?:${SPACE}|[./-])?`;
/** Codes of countries with the first digits of their mobiles, as people write them without `+`. */
const MOBILES = `(?:32${ONE}4${ONE}[5-9]|31${ONE}6|33${ONE}[67]|49${ONE}1[567])`;
/** Words before a number that is one however it is written. */
const CUES = String.raw`(?:tel|tél|gsm|mob|mobiel|mobile|mobil|handy|phone|fax|telefoon|téléphone|telefon|whatsapp|sms)`;
const NOT_EURO = String.raw`(?!${SPACE}?(?:€|eur|,\d|m²))`;

/** Numbers with neither a 0 nor a country before them. */
const WITHOUT_ZERO = [
  // Not two amounts, `316.000 1.000`.
  String.raw`(?!\d{2}\.\d{3}\.|\d{3}\.\d{3}(?:${SPACE}|[/-])\d{1,2}\.\d{3}(?!\d))${MOBILES}(?:${ONE}\d){7,8}(?!\d)`,
  // `475/12.34.56`, `475 12 34 56`: amounts have groups of three.
  String.raw`4[5-9]\d(?:/\d{2}[. ]?\d{2}[. ]?\d{2}|(?:[. ]\d{2}){3})(?!\d|[. ]\d)`,
  // Luxembourg: mobiles, and landlines of eight digits in pairs.
  String.raw`6[2-9]1(?:${SPACE}|[./-])\d{3}(?:${SPACE}|[./-])\d{3}(?!\d)${NOT_EURO}`,
  String.raw`6[2-9]1\d{6}(?!\d)`,
  String.raw`2[4-9](?:${SPACE}\d{2}){3}(?!\d|${SPACE}\d)`,
  String.raw`(?<=(?<!\p{L})${CUES}[.:]{0,2}${SPACE}{0,2})\d(?:${SIGN}?\d){5,13}(?!\d)`,
];

const NUMBERS = [
  // A German mobile, whose first four or five digits stand apart.
  String.raw`01[567]\d{1,2}${SIGN}{1,3}\d(?:${NEXT}){6,7}(?!\d)`,
  // A Belgian mobile is whole; a landline may be the beginning of a longer number.
  String.raw`0\)?${SIGN}{0,3}4${SIGN}{0,4}[5-9]${last(7)}`,
  `${NATIONAL}${PAIR}`,
  // The Netherlands, France and Germany, of 10 to 12 digits.
  ...[8, 9, 10].map((count) => String.raw`0\)?(?:${SPACE}?|[./-])[1-9]${last(count)}${PAIR}`),
  `${PREFIX}32${SIGN}{0,4}(?:0${SIGN}{0,4})?${BELGIAN}`,
  // The Netherlands and France.
  `${PREFIX}3[13]${SIGN}{0,4}(?:0${SIGN}{0,4})?[1-9]${last(8)}`,
  // Elsewhere, of 8 to 15 digits: after the 8th, at most one separator before each.
  String.raw`${PREFIX}(?!${NO_CODE})[1-9](?:${NEXT}){7}(?:(?:${SIGN}(?!${FULL_DATE}|${NATIONAL}))?\d){0,7}(?!\d)`,
];
/** A bank account, and a number of the national register. */
const OF_PEOPLE = [
  String.raw`(?<!\p{L})[A-Z]{2}\d{2}(?:[ ]?\d{4}){3,5}(?:[ ]?\d{1,3})?(?!\d)`,
  String.raw`\d{2}\.\d{2}\.\d{2}[- ]\d{3}[.-]\d{2}(?!\d)`,
];

/** Words before a company's number, and before its form. */
const COMPANY = String.raw`(?:btw|tva|vat|ust|mwst|uid|kbo|bce|zdu|rpr|rpm|ondernemings?(?:nummer|nr)|entreprise|company|enterprise|unternehmens?(?:nummer|nr)|vennootschap|bv|nv|srl|sa|sprl|bvba|gmbh)`;
/** `BE 0403.170.701`, `btw 0403 170 701`; with points also alone, unless it may be a mobile. */
const COMPANIES = [
  String.raw`(?<=(?<!\p{L})(?:be|${COMPANY}[^\d\p{L}]{0,3}(?:(?:be|nr|n°|nummer|number|no|numéro|id(?:nr|nummer)?)[^\d\p{L}]{0,3}){0,2})[- .:]{0,2})[01]\d{3}[ .]?\d{3}[ .]?\d{3}(?!\d)`,
  String.raw`(?!04[5-9])[01]\d{3}\.\d{3}\.\d{3}(?!\.?\d)`,
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
  `${MOMENTS.join('|')}|${COMPANIES.join('|')}|(?<phone>${OF_PEOPLE.join('|')}|${BRACKET}(?:${NUMBERS.join('|')}|${WITHOUT_ZERO.join('|')}))|${OTHERS.join('|')}`,
  'giu',
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
