import { LANGUAGE_NAMES, LOCALES } from '../domain/locale.ts';
import type { PageContext } from '../page-context.ts';
import type { LanguageLink } from '../ui/LanguageList.tsx';

/** Links to this page in every language; to the home page in languages that do not have it. */
export function languageLinks({ locale: own, alternates, links }: PageContext): LanguageLink[] {
  return LOCALES.flatMap((locale) => {
    const href = alternates[locale] ?? links.inLocale(locale).page('home');
    if (href === undefined) return [];
    return [{ locale, href, text: LANGUAGE_NAMES[locale], current: locale === own }];
  });
}
