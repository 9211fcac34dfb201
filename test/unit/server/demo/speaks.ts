import { LOCALES } from '../../../../views/domain/locale.ts';

/** Keys of a multilingual text. */
const LANGUAGE = /^(nl|fr|en|de)$/i;

/** A text of a data file: its path, language and content. */
export interface Said {
  at: string;
  locale: string;
  text: string;
}

/** Every multilingual text in a value; a missing language gives ''. */
export function* textsOf(value: unknown, at = ''): Generator<Said> {
  if (typeof value !== 'object' || value === null) return;
  const keys = Object.keys(value);
  if (keys.length > 0 && keys.every((key) => LANGUAGE.test(key))) {
    const texts = value as Record<string, string>;
    for (const locale of LOCALES) yield { at, locale, text: texts[locale] ?? '' };
    return;
  }
  for (const [key, part] of Object.entries(value)) yield* textsOf(part, `${at}.${key}`);
}

/** A sign without its no-break space; colons within words, as of times and URLs, have none. */
const FRENCH = /[^\u00a0\u202f][;?!»]|[^\u00a0\u202f]:(?=\s|$)|«[^\u00a0\u202f]/;

/**
 * Typographic mistakes: straight quotes, a plain space before a unit or after the euro sign, or
 * where French and German need a no-break space; an amount that is not written as the site writes
 * it, in a text with one that is.
 */
export function slips({ locale, text }: Pick<Said, 'locale' | 'text'>): string[] {
  const rules: [RegExp, string][] = [
    [/['"]/, 'straight quote'],
    [/\d (m²|m|km|cm|kWh|€)(?![\p{L}])/u, 'plain space before a unit'],
    [/€ \d/, 'plain space after the euro sign'],
    [/\d\s€|€.*\d\seuros?\b|\d\seuros?\b.*€/is, 'an amount unlike the site’s'],
    [/ {2}|\s$|^\s/, 'space too many'],
    [/\.\.\./, 'three dots'],
    ...(locale === 'fr' ? [[FRENCH, 'no no-break space in French'] as [RegExp, string]] : []),
    ...(/fr|de/.test(locale) ? [[/\d ?%/, 'no no-break space before %'] as [RegExp, string]] : []),
  ];
  return rules.filter(([rule]) => rule.test(text)).map(([, what]) => what);
}
