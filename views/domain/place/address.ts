import type { Locale } from '../locale.ts';
import { textOf } from '../text/multilingual.ts';
import type { Property } from '../property/property.ts';

/** Country id of Belgium, whose name is left out of addresses (spec section 9). */
export const HOME_COUNTRY = 10;

const BOX_WORD: Readonly<Record<Locale, string>> = { nl: 'bus', fr: 'boîte', en: 'box', de: 'Box' };

/** What agencies type for a house without a number: "zn", "Z.N.", "s/n", "sans numéro", "o. Nr.". */
const WITHOUT_NUMBER =
  /^(?:z|s|o)[./ ]*(?:n|nr)\.?$|^(?:zonder nummer|sans num[ée]ro|ohne (?:haus)?nummer|no number)$/i;

const WITHOUT_NUMBER_WORD: Readonly<Record<Locale, string>> = {
  nl: 'zn',
  fr: 's/n',
  en: '',
  de: 'o. Nr.',
};

export type PostalAddressFields = Pick<
  Property,
  | 'street'
  | 'streetNames'
  | 'houseNumber'
  | 'boxNr'
  | 'zip'
  | 'city'
  | 'countryId'
  | 'countryName'
  | 'publishAddress'
>;

/**
 * The lines of a postal address (docs/facts.md, "Formats"): street, number and box; postcode and
 * city; the country unless it is Belgium. An unpublished address gives postcode, city and country
 * only.
 */
export function addressLines(place: PostalAddressFields, locale: Locale): string[] {
  const country = place.countryId === HOME_COUNTRY ? '' : textOf(place.countryName, locale);
  const lines = [streetLine(place, locale), words(place.zip, place.city), country.trim()];
  return lines.filter((line) => line !== '');
}

/** The address on one line for the details; undefined if it is not published (spec section 3). */
export function publishedAddress(place: PostalAddressFields, locale: Locale): string | undefined {
  if (streetLine(place, locale) === '') return undefined;
  return addressLines(place, locale).join(', ');
}

/** Street, number and box; '' if the address is not published. */
export function streetLine(place: PostalAddressFields, locale: Locale): string {
  return place.publishAddress ? wholeStreetLine(place, locale) : '';
}

/** What stands before the postcode, whether it is published or not. */
export type StreetAddress = Pick<
  PostalAddressFields,
  'street' | 'streetNames' | 'houseNumber' | 'boxNr'
>;

/** Street, number and box of an address that may be told; '' without a street. */
export function wholeStreetLine(place: StreetAddress, locale: Locale): string {
  if (place.street.trim() === '') return '';
  const box = place.boxNr.trim() === '' ? '' : words(BOX_WORD[locale], place.boxNr);
  const street = place.streetNames?.[locale] ?? place.street;
  return words(street, numberWord(place.houseNumber.trim(), locale), box);
}

function numberWord(houseNumber: string, locale: Locale): string {
  return WITHOUT_NUMBER.test(houseNumber) ? WITHOUT_NUMBER_WORD[locale] : houseNumber;
}

function words(...parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');
}
