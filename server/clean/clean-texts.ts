import type { Multilingual } from '../../views/domain/text/multilingual.ts';
import type { RichTexts } from '../../views/domain/text/rich-text-schema.ts';
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
  let isSame = true;
  const cleaned = Object.entries(texts).map(([language, text]) => {
    const made = text === undefined ? undefined : clean(text);
    isSame &&= made === text;
    return [language, made] as const;
  });
  return isSame ? texts : Object.fromEntries(cleaned);
}
