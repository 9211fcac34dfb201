/** A postal address in its parts; a missing part is ''. */
export interface TypedAddress {
  street: string;
  /** With the box: "12 bus 3". */
  houseNumber: string;
  zip: string;
  city: string;
}

/** A postcode after a separator, with an optional country letter before it. */
const ZIP = /(?:^|[\s,])(?:[BL][ -]*)?([1-9]\d{3})(?=[\s,]|$)/gi;
/**
 * Maximum number of characters: more than any address has, and few enough for the patterns below.
 */
const MAX_LENGTH = 200;
const BOX = '(?:[\\s,]*(?:bus|bte|boîte|boite|box|b)\\.?\\s*\\w{1,6})?';
const NUMBER = `\\d{1,5}\\s?[a-z]?(?:\\s?[-/]\\s?\\d{1,5}[a-z]?)?${BOX}`;
const NUMBER_LAST = new RegExp(`^(.*?\\p{L}.*?)[\\s,]+(${NUMBER})$`, 'iu');
const NUMBER_FIRST = /^(\d{1,5}\s?[a-z]?)\s*,?\s+(\p{L}.*)$/iu;
/** A town that follows the number without a postcode. */
const NUMBER_THEN_CITY = new RegExp(
  `^(.*?\\p{L}.*?[\\s,]+${NUMBER})[\\s,]+(\\p{L}{2}[^\\d,]*)$`,
  'iu',
);

/**
 * The parts of an address that was typed on one line, in the orders that are usual in Belgium and
 * Luxembourg: "Koestraat 12 bus 3, 9000 Gent"; "16, rue de la Loi, 1000 Bruxelles". Text that
 * cannot be assigned to a part becomes the street, so that nothing is lost.
 */
export function typedAddress(typed: string): TypedAddress {
  const line = typed.slice(0, MAX_LENGTH).replace(/\s+/g, ' ').trim();
  const { before, zip, city } = atPostcode(line);
  return { ...streetAndNumber(before), zip, city };
}

function atPostcode(line: string) {
  const last = [...line.matchAll(ZIP)].at(-1);
  if (last) {
    const before = trimmed(line.slice(0, last.index));
    const after = trimmed(line.slice(last.index + last[0].length));
    // "Steenweg 1200" is a house number; a postcode has a town after it or a number before.
    if (after !== '' || /\d/.test(before)) {
      const [city = ''] = after.split(/ *,/);
      return { before, zip: last[1] ?? '', city };
    }
  }
  const [, before, city] = NUMBER_THEN_CITY.exec(line) ?? [];
  return { before: trimmed(before ?? line), zip: '', city: trimmed(city ?? '') };
}

function streetAndNumber(text: string): Pick<TypedAddress, 'street' | 'houseNumber'> {
  const [, street, houseNumber] = NUMBER_LAST.exec(text) ?? [];
  if (street !== undefined) return { street: trimmed(street), houseNumber: houseNumber ?? '' };
  const [, first, after] = NUMBER_FIRST.exec(text) ?? [];
  if (first !== undefined) return { street: trimmed(after ?? ''), houseNumber: first };
  return { street: text, houseNumber: '' };
}

function trimmed(text: string): string {
  return text.replace(/^[\s,]+|[\s,]+$/g, '');
}
