import { Parser } from 'htmlparser2';
import { type RichText, textBlocks } from '../../views/domain/text/rich-text.ts';
import { BlockBuilder } from './block-builder.ts';

/** What is no text of the page, whatever stands in it. */
const SKIPPED_ELEMENTS = new Set(
  'audio canvas datalist embed head iframe math noembed noframes noscript object plaintext script select style svg template textarea title video xmp'.split(
    ' ',
  ),
);

/** Control characters that no text has; line ends and tabs stay. */
const CONTROLS = /[^\P{Cc}\t\n\f\r]/gu;

/**
 * Text of the CRM, made safe: HTML becomes the few kinds of pieces that a page shows, everything
 * else in it becomes their text or is left out. Text without `<` and `&` stays as it is, at no cost;
 * what comes out as a string has neither, so that cleaning twice is cleaning once.
 */
export function cleanRichText(text: RichText): RichText {
  if (typeof text !== 'string' || !mayBeHtml(text)) return text;
  const builder = new BlockBuilder();
  if (readHtml(text, builder)) return builder.end();
  const decoded = builder.raw;
  return mayBeHtml(decoded) ? textBlocks(decoded) : decoded;
}

/** The same for what stands on a line or a few: a comment, a function. Only its lines remain. */
export function cleanLines(text: string): string {
  if (!mayBeHtml(text)) return text;
  const builder = new BlockBuilder();
  return readHtml(text, builder) ? builder.lines() : builder.raw;
}

function mayBeHtml(text: string): boolean {
  return text.includes('<') || text.includes('&');
}

/** Hands the text to the builder piece by piece; true when there were elements in it. */
function readHtml(text: string, builder: BlockBuilder): boolean {
  let unread = 0;
  let isHtml = false;
  const parser = new Parser({
    onopentag: (name, { href }) => {
      isHtml = true;
      if (SKIPPED_ELEMENTS.has(name)) unread += 1;
      else if (unread === 0) builder.open(name, href);
    },
    onclosetag: (name) => {
      if (SKIPPED_ELEMENTS.has(name)) unread -= 1;
      else if (unread === 0) builder.close(name);
    },
    ontext: (piece) => {
      if (unread === 0) builder.text(piece.replace(CONTROLS, '').toWellFormed());
    },
  });
  parser.end(text);
  return isHtml;
}
