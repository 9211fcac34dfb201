import { textOf } from '../domain/multilingual.ts';
import { placeName } from '../domain/place-name.ts';
import type { Property } from '../domain/property.ts';
import type { PageContext } from '../page-context.ts';

/** What a home is called where its address may not be: its type and its city. */
export function homeName(
  { t, locale, data }: Pick<PageContext, 't' | 'locale' | 'data'>,
  property: Pick<Property, 'typeDescription' | 'city' | 'zip' | 'countryId'>,
): string {
  const type = textOf(property.typeDescription, locale);
  const place = placeName(data, property);
  return type === '' ? place : t('home.typeIn', { type, place });
}
