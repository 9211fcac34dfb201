import type { Multilingual } from './multilingual.ts';
import { type Reader, shownText } from './shown-text.ts';

/**
 * The lines of a person's function; empty unless the text is longer than one character (spec
 * section 5).
 */
export function functionLines(value: Multilingual | undefined, reader: Reader): string[] {
  const text = shownText(value, reader).text.trim();
  if (text.length <= 1) return [];
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
