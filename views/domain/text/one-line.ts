/** A text on one line, with single spaces. No-break spaces stay: French signs have one before them. */
export function oneLine(text: string): string {
  return text.replace(/[^\S\u00A0\u202F]+/g, ' ').trim();
}
