/** The four languages of the site, in the order in which they are offered (spec section 1). */
export const LOCALES = ['nl', 'fr', 'en', 'de'] as const;

export type Locale = (typeof LOCALES)[number];

/** Name of each language in that language, for the language switch. */
export const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  nl: 'Nederlands',
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
};

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
