/** Control characters but tab and line feed, and those that turn the direction of writing. */
const UNSEEN = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const NO_LINE = /[\s\u2028\u2029]+/gu;
/** Where mail programs recognize a URL or a host: `://`, and a dot between two words. */
const LINK = /:(?=\/\/)|(?<=[\p{L}\p{N}])(?=\.\p{L}{2})/gu;
const ZERO_WIDTH_SPACE = '\u200B';
/** Maximum length of a visitor's words in a subject or a greeting, in characters. */
const MAX_BRIEF = 60;

/**
 * What a visitor wrote, to be shown as it is: control characters are dropped, and an invisible
 * space keeps mail programs from making links of it. Anybody can have a confirmation sent to
 * anybody.
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
