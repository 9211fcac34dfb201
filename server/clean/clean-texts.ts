import type { Multilingual } from '../../views/domain/multilingual.ts';
import type { RichTexts } from '../../views/domain/rich-text-schema.ts';
import { cleanLines, cleanRichText } from './clean-html.ts';

/** Running text cleaned in every language; the same object where there was nothing to clean. */
export function cleanRichTexts(texts: RichTexts): RichTexts {
  return eachText(texts, cleanRichText);
}

/** The same for what stands on a line or a few. */
export function cleanLineTexts(texts: Multilingual): Multilingual {
  return eachText(texts, cleanLines);
}

/** The same for what stands on one line. */
export function cleanLineText(texts: Multilingual): Multilingual {
  return eachText(texts, (text) => cleanLines(text).replaceAll('\n', ' '));
}

function eachText<T>(
  texts: Partial<Record<string, T>>,
  clean: (text: T) => T,
): Partial<Record<string, T>> {
  let cleaned = texts;
  for (const [language, text] of Object.entries(texts)) {
    if (text === undefined) continue;
    const made = clean(text);
    if (made !== text) cleaned = { ...cleaned, [language]: made };
  }
  return cleaned;
}
