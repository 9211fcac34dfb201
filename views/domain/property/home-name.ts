import type { Locale } from '../locale.ts';
import { textOf } from '../text/multilingual.ts';
import { type PlaceLookup, placeName } from '../place/place-name.ts';
import type { Property } from './property.ts';

interface Words {
  t: (key: 'home.typeIn', values: { type: string; place: string }) => string;
  locale: Locale;
  data: PlaceLookup;
}

/** Name of a home without its address: type and city. */
export function homeName(
  { t, locale, data }: Words,
  property: Pick<Property, 'typeDescription' | 'city' | 'zip' | 'countryId'>,
): string {
  const type = textOf(property.typeDescription, locale);
  const place = placeName(data, property);
  return type === '' ? place : t('home.typeIn', { type, place });
}
