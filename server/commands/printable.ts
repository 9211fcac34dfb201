/** Control characters except tab and line feed, which a terminal interprets. */
const CONTROL = /[^\P{Cc}\n\t]|\p{Bidi_Control}/gu;

/** A visitor's text without terminal control characters. */
export function printable(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL, '\uFFFD');
}
