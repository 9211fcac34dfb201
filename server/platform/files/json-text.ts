const BACKSLASH = 0x5c;

/**
 * Index after the string of JSON text whose opening quote is at `open`.
 * @throws SyntaxError if it is not closed.
 */
export function endOfString(text: string, open: number): number {
  for (let end = text.indexOf('"', open + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (text.charCodeAt(before - 1) === BACKSLASH) before -= 1;
    if ((end - before) % 2 === 0) return end + 1;
  }
  throw new SyntaxError('a string is not closed');
}
