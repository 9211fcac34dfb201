import type { Locale } from '../locale.ts';
import { textOf } from '../text/multilingual.ts';
import { type PlaceLookup, placeName } from '../place/place-name.ts';
import { HOME_TYPES, type HomeType } from '../filters/types.ts';
import type { Property } from './property.ts';
import { TYPE_CODES } from './type-code.ts';

interface TypeWords {
  t: (key: `filters.types.${HomeType}`) => string;
  locale: Locale;
}

interface Words {
  t: TypeWords['t'] & ((key: 'home.typeIn', values: { type: string; place: string }) => string);
  locale: Locale;
  data: PlaceLookup;
}

type Typed = Pick<Property, 'typeDescription' | 'typeCode' | 'isGarage'>;

/**
 * The type of a home in words of the page's language: the CRM's, else the product's own for its
 * type code; '' if neither says anything.
 */
export function homeType({ t, locale }: TypeWords, { isGarage, typeCode, ...home }: Typed): string {
  const own = textOf(home.typeDescription, locale).trim();
  if (own !== '') return own;
  const type = isGarage ? 'garage' : HOME_TYPES.find((code) => code === typeCode);
  return type === undefined || type === TYPE_CODES.other ? '' : t(`filters.types.${type}`);
}

/** Name of a home without its address: type and city. */
export function homeName(
  words: Words,
  property: Typed & Pick<Property, 'city' | 'zip' | 'countryId'>,
): string {
  const type = homeType(words, property);
  const place = placeName(words.data, property);
  return type === '' ? place : words.t('home.typeIn', { type, place });
}
