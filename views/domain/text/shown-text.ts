import { LOCALES, type Locale } from '../locale.ts';
import type { Languages } from '../site/languages.ts';
import { type Language, type Multilingual, textOf } from './multilingual.ts';

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
 * A text of the agency or its CRM for a page: in its language, else in the first of the site's
 * languages that has it, else in any (decision 043). The element that shows it has `lang`. Where the
 * product has words of its own for a text that is missing, and for what no element can mark, there is
 * `textOf`.
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

/**
 * The same for the name of a place or an organization and for an address: proper names need no mark
 * of their language (WCAG 3.1.2).
 */
export function nameText(value: Multilingual | undefined, reader: Reader): string {
  return shownText(value, reader).text;
}
