import type { Module } from '../../domain/site/page.ts';
import { type Reader, shownText } from '../../domain/text/shown-text.ts';
import type { ReadingPart } from '../../ui/text/ReadingSide.tsx';
import type { Content } from './schema.ts';

/** Minimum number of headings of a long text. */
const MANY = 3;

interface TextPart extends ReadingPart {
  /** Id of the section. */
  index: number;
}

/** The headings that are listed beside a text; none if it is short, in columns or has a picture. */
export function textParts(
  { id, numberItemOfRow = 1 }: Module,
  { level, picture, sections }: Content,
  reader: Reader,
): TextPart[] {
  if (level !== 1 || picture !== undefined || numberItemOfRow > 1) return [];
  const parts = sections.flatMap(({ heading }, index) => {
    const { text: words, lang } = shownText(heading, reader);
    return words === '' ? [] : [{ id: `text-${id}-${index}`, index, words, lang }];
  });
  return parts.length < MANY ? [] : parts;
}
