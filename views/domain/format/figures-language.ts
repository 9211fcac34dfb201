import type { Locale } from '../locale.ts';

/**
 * The language of figures that are written as in Belgium, `1.234,5`, on a page in another one's
 * words, for a `lang` attribute: English has a form for Belgium that groups digits so, and keeps the
 * voice of the page (decision 184). Undefined where the page's own language writes them that way.
 */
export function figuresLanguage(locale: Locale): 'en-BE' | undefined {
  return locale === 'en' ? 'en-BE' : undefined;
}
