import { LANGUAGE_NAMES } from '../domain/locale.ts';
import type { PageContext } from '../page-context.ts';
import type { LanguageLink } from '../ui/LanguageList.tsx';

/**
 * Links to this page in each of the site's languages; to the home page in languages that do not
 * have it. None if the site has one language.
 */
export function languageLinks({
  locale: own,
  site,
  alternates,
  links,
}: PageContext): LanguageLink[] {
  const { languages } = site.info;
  if (languages.length === 1) return [];
  return languages.flatMap((locale) => {
    const href = alternates[locale] ?? links.inLocale(locale).page('home');
    if (href === undefined) return [];
    return [{ locale, href, text: LANGUAGE_NAMES[locale], current: locale === own }];
  });
}
