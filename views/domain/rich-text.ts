/** A piece of running text. */
export type TextBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

/**
 * Running text in its pieces, in order. A blank line ends a piece; one that starts with `## ` is a
 * heading, one of which every line starts with `- ` is a list, anything else is a paragraph. Lists
 * that follow each other are one. There is no other mark: whatever looks like HTML is text.
 */
export function textBlocks(text: string): TextBlock[] {
  const blocks = text
    .split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map(blockOf);
  return blocks.reduce<TextBlock[]>((joined, block) => {
    const last = joined.at(-1);
    if (block.kind === 'list' && last?.kind === 'list') last.items.push(...block.items);
    else joined.push(block);
    return joined;
  }, []);
}

function blockOf(piece: string): TextBlock {
  const lines = piece.split(/\r?\n/).map((line) => line.trim());
  if (lines.every((line) => line.startsWith('- '))) {
    return { kind: 'list', items: lines.map((line) => line.slice(2).trim()) };
  }
  const text = lines.join(' ');
  if (text.startsWith('## ')) return { kind: 'heading', text: text.slice(3).trim() };
  return { kind: 'paragraph', text };
}

/** The first paragraph, for a card or a description; '' when there is none. */
export function firstParagraph(text: string): string {
  const found = textBlocks(text).find(({ kind }) => kind === 'paragraph');
  return found?.kind === 'paragraph' ? found.text : '';
}
