import type { Run } from '../../../views/domain/text/rich-text.ts';

interface Style {
  strong?: boolean;
  em?: boolean;
  href?: string | undefined;
  lang?: string | undefined;
}

/** A run under construction. */
interface Draft {
  text: string;
  style: Style;
}

/** White space that a browser collapses into one space; not the no-break space. */
const SPACES = /[ \t\r\n\f]+/g;

/** Collects the text of a block as runs: one per style, with white space collapsed. */
export class RunBuilder {
  #paragraphs: Draft[][] = [[]];
  /** Line breaks since the last text: one is a line break, two end the paragraph. */
  #breaks = 0;

  add(text: string, style: Style): void {
    const shown = text.replace(SPACES, ' ');
    if (shown.trim() === '' && (this.#breaks > 0 || this.#isEmpty())) return;
    if (shown === '') return;
    if (this.#breaks > 1 && !this.#isEmpty()) this.#paragraphs.push([]);
    const drafts = this.#paragraphs.at(-1)!;
    if (this.#breaks > 0 && drafts.length > 0) append(drafts, '\n', {});
    this.#breaks = 0;
    append(drafts, shown, style);
  }

  lineBreak(): void {
    this.#breaks += 1;
  }

  /** Returns the paragraphs so far and starts anew. */
  take(): Run[][] {
    const paragraphs = this.#paragraphs.map(runsOf).filter((runs) => runs.length > 0);
    this.#paragraphs = [[]];
    this.#breaks = 0;
    return paragraphs;
  }

  #isEmpty(): boolean {
    return this.#paragraphs.at(-1)!.length === 0;
  }
}

/** Appends text in a style; no space follows a space or a line break. */
function append(drafts: Draft[], text: string, style: Style): void {
  const last = drafts.at(-1);
  const added = !last || /[ \n]$/.test(last.text) ? text.replace(/^ +/, '') : text;
  if (added === '') return;
  if (added === '\n' && last) {
    last.text = `${last.text.replace(/ +$/, '')}\n`;
  } else if (last && isSame(last.style, style)) last.text += added;
  else drafts.push({ text: added, style });
}

function isSame(a: Style, b: Style): boolean {
  return !a.strong === !b.strong && !a.em === !b.em && a.href === b.href && a.lang === b.lang;
}

function runsOf(drafts: Draft[]): Run[] {
  for (let last = drafts.at(-1); last; last = drafts.at(-1)) {
    last.text = last.text.trimEnd();
    if (last.text !== '') break;
    drafts.pop();
  }
  // Writing programs mark whole paragraphs with the language of their spelling checker.
  const isForeign = drafts.some(({ text, style }) => !style.lang && /\p{L}/u.test(text));
  return drafts.map(({ text, style: { strong, em, href, lang: marked } }) => {
    const lang = isForeign ? marked : undefined;
    if (!strong && !em && href === undefined && lang === undefined) return text;
    return {
      text,
      ...(strong && { strong }),
      ...(em && { em }),
      ...(href !== undefined && { href }),
      ...(lang !== undefined && { lang }),
    };
  });
}
