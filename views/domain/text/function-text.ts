import type { Locale } from '../locale.ts';
import type { Multilingual } from './multilingual.ts';
import { textOf } from './multilingual.ts';

/**
 * The lines of a person's function; empty unless the text is longer than one character (spec
 * section 5).
 */
export function functionLines(value: Multilingual | undefined, locale: Locale): string[] {
  const text = textOf(value, locale).trim();
  if (text.length <= 1) return [];
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
