import {
  LANGUAGE_TAG,
  plainText,
  type Run,
  type TextBlock,
} from '../../../views/domain/text/rich-text.ts';
import { safeLink } from '../../../views/domain/text/safe-link.ts';
import { RunBuilder } from './run-builder.ts';

const BOLD = new Set(['b', 'strong']);
const ITALIC = new Set(['em', 'i']);
/** Elements that begin a block of their own; each row of a table is one. */
const BLOCKS = new Set(
  'address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav p pre section summary table tr'.split(
    ' ',
  ),
);
const HEADING = /^h[1-6]$/;

/**
 * Builds blocks of running text from a parser's events; of unknown elements only the text is used.
 */
export class BlockBuilder {
  readonly #blocks: TextBlock[] = [];
  readonly #runs = new RunBuilder();
  readonly #links: (string | undefined)[] = [];
  /** Languages of the open elements, each with those around it. */
  readonly #languages: (string | undefined)[] = [];
  #raw = '';
  #bold = 0;
  #slanted = 0;
  #enclosing = 0;
  #headings = 0;
  /** Lists that are open; nested lists become part of the outermost. */
  readonly #lists: { ordered: boolean }[] = [];
  #items: Run[][] = [];

  /** All text so far, unchanged. */
  get raw(): string {
    return this.#raw;
  }

  /** @param lang the language that the element says it is in. */
  open(name: string, { href, lang }: { href?: string; lang?: string } = {}): void {
    const isTag = lang !== undefined && LANGUAGE_TAG.test(lang);
    this.#languages.push(isTag ? lang : this.#languages.at(-1));
    if (name === 'br') this.#runs.lineBreak();
    else if (name === 'a') this.#links.push(href === undefined ? undefined : safeLink(href));
    else if (BOLD.has(name)) this.#bold += 1;
    else if (ITALIC.has(name)) this.#slanted += 1;
    else if (name === 'td' || name === 'th') this.#runs.add(' ', {});
    else if (name === 'ul' || name === 'ol') this.#openList(name === 'ol');
    else if (name === 'li') this.#endPiece();
    else if (BLOCKS.has(name)) {
      this.#endWithin();
      this.#enclosing += 1;
      if (HEADING.test(name)) this.#headings += 1;
    }
  }

  close(name: string): void {
    this.#languages.pop();
    if (name === 'a') this.#links.pop();
    else if (BOLD.has(name)) this.#bold -= 1;
    else if (ITALIC.has(name)) this.#slanted -= 1;
    else if (name === 'ul' || name === 'ol') this.#closeList();
    else if (name === 'li') this.#endPiece();
    else if (BLOCKS.has(name)) {
      this.#endWithin();
      this.#enclosing -= 1;
      if (HEADING.test(name)) this.#headings -= 1;
    }
  }

  /** Between elements a blank line ends a block, as in plain text. */
  text(text: string): void {
    this.#raw += text;
    const isLoose = this.#enclosing === 0 && this.#lists.length === 0;
    const pieces = isLoose ? text.split(/\r?\n[ \t]*(?:\r?\n[ \t]*)+/) : [text];
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) this.#endPiece();
      this.#runs.add(piece, {
        strong: this.#bold > 0,
        em: this.#slanted > 0,
        href: this.#links.findLast((href) => href !== undefined),
        lang: this.#languages.at(-1),
      });
    }
  }

  end(): TextBlock[] {
    this.#endPiece();
    this.#endList();
    return this.#blocks;
  }

  /** All text so far, as lines of plain text. */
  lines(): string {
    return plainText(this.end()).replaceAll(/\n+/g, '\n');
  }

  #openList(ordered: boolean): void {
    this.#endPiece();
    this.#lists.push({ ordered });
  }

  #closeList(): void {
    this.#endPiece();
    if (this.#lists.length === 1) this.#endList();
    this.#lists.pop();
  }

  #endList(): void {
    const items = this.#items;
    if (items.length === 0) return;
    const ordered = this.#lists[0]?.ordered === true;
    this.#blocks.push({ kind: 'list', ...(ordered && { ordered }), items });
    this.#items = [];
  }

  /** A paragraph within a list item becomes a line of the item. */
  #endWithin(): void {
    if (this.#lists.length > 0) this.#runs.lineBreak();
    else this.#endPiece();
  }

  #endPiece(): void {
    const paragraphs = this.#runs.take();
    if (this.#lists.length > 0) {
      const item = paragraphs.flatMap((runs, index) => (index > 0 ? ['\n', ...runs] : runs));
      if (item.length > 0) this.#items.push(item);
      return;
    }
    const kind = this.#headings > 0 ? 'heading' : 'paragraph';
    for (const text of paragraphs) this.#blocks.push({ kind, text });
  }
}
