/** Control characters except tab and line feed, and bidirectional formatting characters. */
const UNSEEN = /[\p{Cc}\p{Bidi_Control}\uFEFF]/gu;
const NO_LINE = /[\s\u2028\u2029]+/gu;
/** Characters of a visitor's words in a subject: a line of a mail program. */
const MAX_BRIEF = 60;

/**
 * A visitor's text for the agency: without control characters, and otherwise as it was written, so
 * that what is copied from it is what was typed.
 */
export function visitorText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085]/gu, '\n')
    .replace(UNSEEN, (found) => (found === '\n' || found === '\t' ? found : ''));
}

/** As `visitorText`, in one line of at most 60 characters. */
export function visitorLine(text: string): string {
  const line = [...visitorText(text).replace(NO_LINE, ' ').trim()];
  const brief = line.length > MAX_BRIEF ? [...line.slice(0, MAX_BRIEF - 1), '…'] : line;
  return brief.join('');
}

/** The lines of a text; at least one. */
export function linesOf(text: string): string[] {
  return text.split('\n');
}
