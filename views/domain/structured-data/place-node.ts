import { type PostalAddressFields, addressLines } from '../place/address.ts';
import type { Locale } from '../locale.ts';
import type { Located } from '../place/located.ts';
import { textOf } from '../text/multilingual.ts';
import type { JsonLd } from './json-ld.ts';

/** ISO 3166 codes of the CRM's countries (spec section 9). */
const COUNTRY_CODES: Readonly<Record<number, string>> = { 10: 'BE', 50: 'LU' };

/**
 * schema.org `address` and `geo` of an item: in full if they are published, else the city only
 * (docs/facts.md, "Structured data").
 */
export function addressAndGeo(place: Located, city: string, locale: Locale): JsonLd {
  if (!place.publishAddress) return { containedInPlace: { '@type': 'City', name: city } };
  return {
    address: postalAddress({ ...place, city }, locale),
    ...(place.position && { geo: coordinates(place.position) }),
  };
}

/**
 * schema.org `PostalAddress` of where something takes place: in full if it is published, else the
 * city only.
 */
export function placeAddress(place: Located, city: string, locale: Locale): JsonLd {
  const whole = postalAddress({ ...place, city }, locale);
  if (place.publishAddress) return whole;
  return { ...whole, streetAddress: undefined, postalCode: undefined };
}

function postalAddress(
  place: PostalAddressFields & Pick<Located, 'countryId'>,
  locale: Locale,
): JsonLd {
  const { zip, city, countryId, countryName } = place;
  // Without a street the first line is not a street address.
  const streetAddress = place.street.trim() === '' ? undefined : addressLines(place, locale)[0];
  return {
    '@type': 'PostalAddress',
    streetAddress,
    postalCode: zip,
    addressLocality: city,
    addressCountry: COUNTRY_CODES[countryId] ?? (textOf(countryName, locale) || undefined),
  };
}

/** A position in degrees. */
export function coordinates([latitude, longitude]: readonly [number, number]): JsonLd {
  return { '@type': 'GeoCoordinates', latitude, longitude };
}
