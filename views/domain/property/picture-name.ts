import { type Reader, type ShownText, shownText } from '../text/shown-text.ts';
import type { Picture } from './picture.ts';

/** The names that cameras and programs give to files: they say nothing about the picture. */
const MADE_UP =
  /^(?:img|image|dscn?|dscf|pxl|photo|foto|picture|screenshot|whatsapp|untitled)(?![a-z])/i;
const WORD = /\p{L}{3}/u;

/**
 * What a picture shows: its name; without one in any language, the words of its file's name, unless
 * a camera gave it. '' if neither is there.
 */
export function pictureName({ name, source }: Picture, reader: Reader): ShownText {
  const shown = shownText(name, reader);
  return shown.text === '' ? { text: fileWords(source) } : shown;
}

function fileWords(source: string): string {
  const file = source.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  const words = decoded(file.replace(/\.[a-z\d]+$/i, ''))
    .replace(/[-_+.\s]+/g, ' ')
    .trim();
  return MADE_UP.test(words) || !WORD.test(words) ? '' : words;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
