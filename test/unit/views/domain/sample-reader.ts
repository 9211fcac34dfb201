import { LOCALES, type Locale } from '../../../../views/domain/locale.ts';
import type { Languages } from '../../../../views/domain/site/languages.ts';
import type { Reader } from '../../../../views/domain/text/shown-text.ts';

/** A reader of a page in this language, of a site with these. */
export function readerOf(locale: Locale, languages: Languages = LOCALES): Reader {
  return { locale, site: { info: { languages } } };
}
