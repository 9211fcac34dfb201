import { z } from 'zod';
import { LOCALES, type Locale } from '../locale.ts';

/** Accepted language keys. */
export const languageSchema = z.enum(['nl', 'fr', 'en', 'de', 'NL', 'FR', 'EN', 'DE']);
type Language = z.infer<typeof languageSchema>;

/**
 * Text by language code in lower or upper case (spec section 3). A missing language reads as the
 * empty string, never as another language.
 */
export const multilingualSchema = z.partialRecord(languageSchema, z.string());

/** Requires a text in every language. */
export const filledSchema = multilingualSchema.refine(
  (value) => LOCALES.every((locale) => textOf(value, locale).trim()),
  'needs a text in nl, fr, en and de',
);

export type Multilingual = z.infer<typeof multilingualSchema>;

/**
 * The text for a language: the lower-case key, else the upper-case key, else '' (spec section 3).
 */
export function textOf<T = string>(
  value: Partial<Record<Language, T>> | undefined,
  locale: Locale,
): T | '' {
  if (!value) return '';
  return value[locale] ?? value[locale.toUpperCase() as Uppercase<Locale>] ?? '';
}
