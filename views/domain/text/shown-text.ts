import { LOCALES, type Locale } from '../locale.ts';
import type { Languages } from '../site/languages.ts';
import { type Language, textOf } from './multilingual.ts';

/** The language of a page, and those of its site. */
export interface Reader {
  locale: Locale;
  site: { info: { languages: Languages } };
}

/** A text as a page shows it. */
export interface ShownText<T = string> {
  /** '' if there is none in any language. */
  text: T | '';
  /** Its language if that is not the page's, for the attribute `lang` of its element. */
  lang?: Locale | undefined;
}

/**
 * The text of a home, a project or a person for a page: in its language, else in the first of the
 * site's languages that has it, else in any (decision 090). Texts of the agency's own files are
 * read by `textOf`.
 */
export function shownText<T extends string | readonly unknown[] = string>(
  value: Partial<Record<Language, T>> | undefined,
  { locale, site }: Reader,
): ShownText<T> {
  for (const language of [locale, ...site.info.languages, ...LOCALES]) {
    const text = textOf<T>(value, language);
    if ((typeof text === 'string' ? text.trim() : text).length === 0) continue;
    return { text, lang: language === locale ? undefined : language };
  }
  return { text: '' };
}
