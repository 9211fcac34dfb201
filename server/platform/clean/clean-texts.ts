import type { Multilingual } from '../../../views/domain/text/multilingual.ts';
import type { RichTexts } from '../../../views/domain/text/rich-text-schema.ts';
import { cleanLines, cleanRichText } from './clean-html.ts';

/** Cleans running text in every language; returns the same object when nothing changed. */
export function cleanRichTexts(texts: RichTexts): RichTexts {
  return eachText(texts, cleanRichText);
}

/** The same for text of one or a few lines. */
export function cleanLineTexts(texts: Multilingual): Multilingual {
  return eachText(texts, cleanLines);
}

/** The same for text of one line. */
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
