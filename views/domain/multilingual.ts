import { z } from 'zod';
import type { Locale } from './locale.ts';

/**
 * Text in several languages, keyed by language code in lower or upper case (spec section 3).
 * A language that is missing reads as the empty string, never as another language.
 */
export const multilingualSchema = z.partialRecord(
  z.enum(['nl', 'fr', 'en', 'de', 'NL', 'FR', 'EN', 'DE']),
  z.string(),
);

export type Multilingual = z.infer<typeof multilingualSchema>;

/** The text for a language: its own key, else the upper-case key, else '' (spec section 3). */
export function textOf(value: Multilingual | undefined, locale: Locale): string {
  if (!value) return '';
  return value[locale] ?? value[locale.toUpperCase() as Uppercase<Locale>] ?? '';
}
