import { z } from 'zod';
import { type Locale, LOCALES } from '../locale.ts';

/** The languages of a site, in the order in which they are offered; the first is its default. */
export type Languages = readonly [Locale, ...Locale[]];

/** What a site has without the setting: all of the product's. */
export const ALL_LANGUAGES: Languages = LOCALES;

/** One to four of the product's languages, none twice. */
export const languagesSchema = z
  .array(z.enum(LOCALES))
  .min(1)
  .superRefine((languages, context) => {
    for (const [index, language] of languages.entries()) {
      if (languages.indexOf(language) === index) continue;
      context.addIssue({ code: 'custom', path: [index], message: `"${language}" stands twice` });
    }
  })
  .transform(([first, ...others]): Languages => [first ?? LOCALES[0], ...others]);

/** Whether a site has the language. */
export function hasLanguage(languages: Languages, language: unknown): language is Locale {
  return languages.some((own) => own === language);
}

/** The language itself where the site has it, else the site's default. */
export function languageOrDefault(languages: Languages, language: unknown): Locale {
  return hasLanguage(languages, language) ? language : languages[0];
}

/** The language of mail to the agency. */
export function agencyLanguage(site: {
  languages: Languages;
  leads: { language?: Locale | undefined };
}): Locale {
  return site.leads.language ?? site.languages[0];
}
