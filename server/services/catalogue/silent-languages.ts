import type { Locale } from '../../../views/domain/locale.ts';
import type { CatalogueData } from './snapshot.ts';

/** A message for each language in which no home has a title; none while there are no homes. */
export function silentLanguages(
  { homes }: Pick<CatalogueData, 'homes'>,
  languages: readonly Locale[],
): string[] {
  if (homes.length === 0) return [];
  return languages
    .filter((locale) => !homes.some(({ title }) => title[locale]))
    .map((locale) => `no home has a title in ${locale}: its pages show texts of other languages`);
}
