import { z } from 'zod';
import type { Locale } from '../locale.ts';

/** Accepted language keys. */
export const languageSchema = z.enum(['nl', 'fr', 'en', 'de', 'NL', 'FR', 'EN', 'DE']);
export type Language = z.infer<typeof languageSchema>;

/**
 * Text by language code in lower or upper case (spec section 3). Where a language is missing, pages
 * show another one, marked (views/domain/text/shown-text.ts).
 */
export const multilingualSchema = z.partialRecord(languageSchema, z.string());

/**
 * A text that an agency must write in every language of its site. The schema does not know the
 * site: server/services/site/required-texts.ts checks the values of this very schema.
 */
export const filledSchema = multilingualSchema.describe('In every language of the site.');

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
