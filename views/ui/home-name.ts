import { textOf } from '../domain/multilingual.ts';
import type { Property } from '../domain/property.ts';
import type { PageContext } from '../page-context.ts';

/** What a home is called where its address may not be: its type and its city. */
export function homeName(
  { t, locale }: Pick<PageContext, 't' | 'locale'>,
  property: Pick<Property, 'typeDescription' | 'city'>,
): string {
  const type = textOf(property.typeDescription, locale);
  return type === '' ? property.city : t('home.typeIn', { type, place: property.city });
}
