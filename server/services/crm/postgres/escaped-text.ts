/** A text as JSON writes it, without its quotes: it has no U+0000, which PostgreSQL refuses. */
export function escapedText(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** The text that {@link escapedText} has written. */
export function unescapedText(escaped: string): string {
  return String(JSON.parse(`"${escaped}"`));
}
