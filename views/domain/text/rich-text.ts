/** A run of text in one style; `\n` is a line break. A string is a run without style. */
export type Run =
  | string
  | {
      text: string;
      strong?: true | undefined;
      em?: true | undefined;
      /** A URL that `safeLink` accepted. */
      href?: string | undefined;
      /** Language of the words, where it is not the text's own. */
      lang?: string | undefined;
    };

/** A block of running text. */
export type TextBlock =
  | { kind: 'heading'; text: Run[] }
  | { kind: 'paragraph'; text: Run[] }
  | { kind: 'list'; ordered?: true | undefined; items: Run[][] };

/**
 * Running text: plain text with the marks that `textBlocks` parses, or the blocks that sanitizing
 * made of HTML (server/platform/clean/clean-html.ts). Neither is ever rendered as HTML.
 */
export type RichText = string | TextBlock[];

/**
 * Parses running text into blocks, in order. In plain text blocks end at a blank line; one that
 * starts with `## ` is a heading, one whose lines all start with `- ` is a list, any other is a
 * paragraph. Adjacent lists are joined. Words in another language are marked as `runsIn` parses
 * them. There is no other markup; HTML is shown as text.
 */
export function textBlocks(text: RichText): TextBlock[] {
  if (typeof text !== 'string') return text;
  const blocks: TextBlock[] = [];
  for (const piece of text.split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/)) {
    const block = blockOf(piece.trim());
    const last = blocks.at(-1);
    if (block?.kind === 'list' && last?.kind === 'list') {
      blocks[blocks.length - 1] = { kind: 'list', items: [...last.items, ...block.items] };
    } else if (block) blocks.push(block);
  }
  return blocks;
}

function blockOf(piece: string): TextBlock | undefined {
  if (piece === '') return undefined;
  const lines = piece.split(/\r?\n/).map((line) => line.trim());
  if (lines.every((line) => line.startsWith('- '))) {
    return { kind: 'list', items: lines.map((line) => runsIn(line.slice(2).trim())) };
  }
  const text = lines.join(' ');
  if (text.startsWith('## ')) return { kind: 'heading', text: runsIn(text.slice(3).trim()) };
  return { kind: 'paragraph', text: runsIn(text) };
}

/** A language as it is written in HTML. */
export const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i;

const FOREIGN = /\[([^[\]\n]+)\]\{lang=([a-z]{2,3})\}/;

/** Parses a line of text in which words of another language are marked: `the [gebouw]{lang=nl}`. */
export function runsIn(line: string): Run[] {
  // Of two groups, so that every third piece is text between marks.
  const pieces = line.split(new RegExp(FOREIGN, 'g'));
  return pieces.flatMap((piece, index): Run[] => {
    if (index % 3 === 2 || (piece === '' && line !== '')) return [];
    const lang = pieces[index + 1];
    return [index % 3 === 1 && lang !== undefined ? { text: piece, lang } : piece];
  });
}

/**
 * The text without marks and styles: blocks are separated by a blank line, items and line breaks by
 * a newline.
 */
export function plainText(text: RichText): string {
  return textBlocks(text)
    .map((block) => (block.kind === 'list' ? block.items.map(wordsOf).join('\n') : textIn(block)))
    .join('\n\n');
}

/** The first paragraph as plain text, for a card or a description; '' if there is none. */
export function firstParagraph(text: RichText): string {
  const found = textBlocks(text).find(({ kind }) => kind === 'paragraph');
  return found?.kind === 'paragraph' ? textIn(found) : '';
}

function textIn({ text }: { text: readonly Run[] }): string {
  return wordsOf(text);
}

/** The text of runs. */
export function wordsOf(runs: readonly Run[]): string {
  return runs.map((run) => (typeof run === 'string' ? run : run.text)).join('');
}
