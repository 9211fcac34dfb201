import { LOCALES } from '../../../../views/domain/locale.ts';

/** Keys of a text in languages. */
const LANGUAGE = /^(nl|fr|en|de)$/i;

/** A text of a data file: where it stands, in which language, and what it says. */
export interface Said {
  at: string;
  locale: string;
  text: string;
}

/** Every text in languages that a value holds; a language that is missing says ''. */
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

/**
 * What a typographer would send back: straight quotes, a plain space before a unit, after the euro
 * sign, or where French and German keep two signs together.
 */
export function slips({ locale, text }: Pick<Said, 'locale' | 'text'>): string[] {
  const rules: [RegExp, string][] = [
    [/['"]/, 'straight quote'],
    [/\d (m²|m|km|cm|kWh|€)(?![\p{L}])/u, 'plain space before a unit'],
    [/€ \d/, 'plain space after the euro sign'],
    [/ {2}|\s$|^\s/, 'space too many'],
    [/\.\.\./, 'three dots'],
    ...(locale === 'fr' ? [[/ [;:?!»]|« /, 'plain space in French'] as [RegExp, string]] : []),
    ...(/fr|de/.test(locale) ? [[/\d ?%/, 'no no-break space before %'] as [RegExp, string]] : []),
  ];
  return rules.filter(([rule]) => rule.test(text)).map(([, what]) => what);
}
