import { Parser } from 'htmlparser2';
import { type RichText, textBlocks } from '../../../views/domain/text/rich-text.ts';
import { BlockBuilder } from './block-builder.ts';

/** Elements whose content is not text of the page. */
const SKIPPED_ELEMENTS = new Set(
  'audio canvas datalist embed head iframe math noembed noframes noscript object plaintext script select style svg template textarea title video xmp'.split(
    ' ',
  ),
);

/** Control characters, which text does not contain; line ends and tabs stay. */
const CONTROLS = /[^\P{Cc}\t\n\f\r]/gu;

/**
 * Sanitizes a text of the CRM: HTML becomes the few kinds of blocks that a page shows, everything
 * else in it becomes plain text or is dropped. Text without `<` and `&` is returned as it is; a
 * resulting string contains neither, so that cleaning is idempotent.
 */
export function cleanRichText(text: RichText): RichText {
  if (typeof text !== 'string' || !mayBeHtml(text)) return text;
  const builder = new BlockBuilder();
  if (readHtml(text, builder)) return builder.end();
  const decoded = builder.raw;
  return mayBeHtml(decoded) ? textBlocks(decoded) : decoded;
}

/**
 * The same for text of one or a few lines, such as a comment or a job title: only its lines remain.
 */
export function cleanLines(text: string): string {
  if (!mayBeHtml(text)) return text;
  const builder = new BlockBuilder();
  return readHtml(text, builder) ? builder.lines() : builder.raw;
}

function mayBeHtml(text: string): boolean {
  return text.includes('<') || text.includes('&');
}

/** Feeds the text to the builder in pieces; true when it contained elements. */
function readHtml(text: string, builder: BlockBuilder): boolean {
  let unread = 0;
  let isHtml = false;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      isHtml = true;
      if (SKIPPED_ELEMENTS.has(name)) unread += 1;
      else if (unread === 0) builder.open(name, attributes);
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
