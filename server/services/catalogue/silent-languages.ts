import { LOCALES, type Locale } from '../../../views/domain/locale.ts';
import type { CatalogueData } from './snapshot.ts';

/**
 * A message for each language in which no home has a title or description, while one has in
 * another; none while there are no homes.
 */
export function silentLanguages(
  { homes }: Pick<CatalogueData, 'homes'>,
  languages: readonly Locale[],
): string[] {
  const hasText = (locale: Locale) =>
    homes.some(({ title, description }) => title[locale] ?? description[locale]);
  const silent = languages.filter((locale) => !hasText(locale));
  if (silent.length > 0 && !LOCALES.some(hasText)) return [];
  return silent.map(
    (locale) => `no home has a text in ${locale}: its pages show texts of other languages`,
  );
}
