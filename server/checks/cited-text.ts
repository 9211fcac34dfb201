/** A text in which citations are looked for. */
export interface Passage {
  text: string;
  /** The line in the file, from 1, of an index into `text`. */
  lineAt: (index: number) => number;
}

// A comment begins a line or follows a space or an opening brace, unlike in globs and URLs.
const BLOCK = /(?<=^|[\s{])\/\*[\s\S]*?\*\//gm;
const LINE = /(?<=^|\s)\/\/(?!\/).*(?:\n[ \t]*\/\/.*)*/gm;

/** The comments of a source file; adjacent line comments are one. */
export function commentsOf(source: string, isCss = false): Passage[] {
  const found = [...source.matchAll(BLOCK), ...(isCss ? [] : source.matchAll(LINE))];
  return found.map(({ 0: text, index }) =>
    passage(text.replace(/\n[ \t]*(?:\/\/|\*(?!\/))?/g, '\n'), lineOf(source, index)),
  );
}

/** The prose of a Markdown document: everything but its code blocks. */
export function proseOf(source: string): Passage[] {
  return [
    passage(
      source.replace(/^(`{3,})[\s\S]*?^\1/gm, (code) => code.replace(/[^\n]/g, '')),
      1,
    ),
  ];
}

/** The targets of a document's links. */
export function linksOf({ text }: Passage): { target: string; index: number }[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(({ 1: target = '', index }) => ({
    target,
    index,
  }));
}

/** The headings of a Markdown document, with the anchors by which GitHub links to them. */
export function headingsOf(source: string): { level: number; text: string; anchor: string }[] {
  const [prose] = proseOf(source);
  return [...(prose?.text ?? '').matchAll(/^(#{1,6}) +(.+)$/gm)].map(
    ({ 1: marks = '', 2: text = '' }) => ({ level: marks.length, text, anchor: anchorOf(text) }),
  );
}

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

function passage(text: string, first: number): Passage {
  return { text, lineAt: (index) => first - 1 + lineOf(text, index) };
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
