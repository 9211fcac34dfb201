/** A stretch of text in one style; `\n` in it is a line break. A bare string has no style. */
export type Run =
  | string
  | {
      text: string;
      strong?: true | undefined;
      em?: true | undefined;
      /** Where it leads: always a URL that `safeLink` lets through. */
      href?: string | undefined;
    };

/** A piece of running text. */
export type TextBlock =
  | { kind: 'heading'; text: Run[] }
  | { kind: 'paragraph'; text: Run[] }
  | { kind: 'list'; ordered?: true | undefined; items: Run[][] };

/**
 * Running text: plain, with the marks that `textBlocks` knows, or in pieces that were made of HTML
 * at the CRM's door (server/clean/clean-html.ts). Neither is ever HTML: nothing in it can become an
 * element but these pieces.
 */
export type RichText = string | TextBlock[];

/**
 * Running text in its pieces, in order. In plain text a blank line ends a piece; one that starts
 * with `## ` is a heading, one of which every line starts with `- ` is a list, anything else is a
 * paragraph. Lists that follow each other are one. There is no other mark: whatever looks like HTML
 * is text.
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
    return { kind: 'list', items: lines.map((line) => [line.slice(2).trim()]) };
  }
  const text = lines.join(' ');
  if (text.startsWith('## ')) return { kind: 'heading', text: [text.slice(3).trim()] };
  return { kind: 'paragraph', text: [text] };
}

/** The words without marks and styles: pieces stand a blank line apart, items and breaks a line. */
export function plainText(text: RichText): string {
  return textBlocks(text)
    .map((block) => (block.kind === 'list' ? block.items.map(wordsOf).join('\n') : textIn(block)))
    .join('\n\n');
}

/** The first paragraph in plain text, for a card or a description; '' when there is none. */
export function firstParagraph(text: RichText): string {
  const found = textBlocks(text).find(({ kind }) => kind === 'paragraph');
  return found?.kind === 'paragraph' ? textIn(found) : '';
}

function textIn({ text }: { text: readonly Run[] }): string {
  return wordsOf(text);
}

/** What runs say. */
export function wordsOf(runs: readonly Run[]): string {
  return runs.map((run) => (typeof run === 'string' ? run : run.text)).join('');
}
