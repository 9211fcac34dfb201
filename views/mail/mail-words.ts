/** Control characters except tab and line feed, and bidirectional formatting characters. */
const UNSEEN = /[\p{Cc}\p{Bidi_Control}\uFEFF]/gu;
const NO_LINE = /[\s\u2028\u2029]+/gu;
/** Where mail programs recognize a URL or a host: `://`, and a dot between two words. */
const LINK = /:(?=\/\/)|(?<=[\p{L}\p{N}])(?=\.\p{L}{2})/gu;
const ZERO_WIDTH_SPACE = '\u200B';
/** Characters of a visitor's words in a subject or a greeting: a line of a mail program. */
const MAX_BRIEF = 60;

/**
 * A visitor's text for display: control characters are dropped, and an invisible space keeps mail
 * programs from turning it into links, because a confirmation can be sent to any e-mail address.
 */
export function visitorText(text: string): string {
  return cleaned(text).replace(LINK, (found) => found + ZERO_WIDTH_SPACE);
}

/** As `visitorText`, in one line of at most 60 characters. */
export function visitorLine(text: string): string {
  const line = [...cleaned(text).replace(NO_LINE, ' ').trim()];
  const brief = line.length > MAX_BRIEF ? [...line.slice(0, MAX_BRIEF - 1), '…'] : line;
  return visitorText(brief.join(''));
}

/** The lines of a text; at least one. */
export function linesOf(text: string): string[] {
  return text.split('\n');
}

function cleaned(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085]/gu, '\n')
    .replace(UNSEEN, (found) => (found === '\n' || found === '\t' ? found : ''));
}
