import type { LeadPlace } from '../site/office-of-area.ts';

/** Four digits that may be a postcode of Belgium or Luxembourg, and what follows in its line. */
const DIGITS = /(?<![\d.,€+/-]|€ )(?:[BL][ -]?)?([1-9]\d{3})(?![\d.,]\d|\d| ?€| euro)/giu;
/** Words by which people say that a postcode follows, in the four languages. */
const CALLED = /\b(?:postcode|postnummer|code postal|cp|postal code|zip|plz|postleitzahl)\b/iu;
const CALLED_BEFORE = new RegExp(`${CALLED.source}[\\s:.=-]*$`, 'iu');
/** Words of the name of a place that are looked up beside its postcode. */
const NAME_WORDS = 4;

/**
 * The postcodes of a text: those that stand before or after the name of their place, "9050
 * Gentbrugge", and those that are called one. A year or an amount is none.
 * @param isPlace whether a text is a postcode and the name of its place.
 */
export function postcodesIn(text: string, isPlace: (text: string) => boolean): LeadPlace[] {
  return [...text.matchAll(DIGITS)].flatMap((match) => {
    const [whole, zip = ''] = match;
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + whole.length);
    const city = [...namesAfter(after), ...namesBefore(before)].find((name) =>
      isPlace(`${zip} ${name}`),
    );
    if (city !== undefined) return [{ zip, city }];
    return CALLED_BEFORE.test(before) && isPlace(zip) ? [{ zip }] : [];
  });
}

/** The words after a postcode, the longest row first. */
function namesAfter(text: string): string[] {
  const words =
    /^[\s,(]*([^\n.;:!?()]*)/u
      .exec(text)?.[1]
      ?.split(/[\s,]+/)
      .filter(Boolean) ?? [];
  return rows(words.length, (count) => words.slice(0, count).join(' '));
}

/** The words before it, "Gentbrugge (9050)", in the same order. */
function namesBefore(text: string): string[] {
  const words =
    /([^\n.;:!?()]*)[\s,(]*$/u
      .exec(text)?.[1]
      ?.split(/[\s,]+/)
      .filter(Boolean) ?? [];
  return rows(words.length, (count) => words.slice(-count).join(' '));
}

function rows(length: number, row: (count: number) => string): string[] {
  const most = Math.min(NAME_WORDS, length);
  return Array.from({ length: most }, (_, index) => row(most - index));
}

/** The answer to a field in words for `postcodesIn`: its label says whether it is a postcode. */
export function answerText({ label, value }: { label: string; value: string }): string {
  return CALLED.test(label) ? `postcode ${value}` : value;
}
