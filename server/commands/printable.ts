/** Control characters but tab and line feed: a terminal obeys them. */
const CONTROL = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu;

/** What a visitor wrote, without what would steer a terminal. */
export function printable(text: string): string {
  return text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL, '\uFFFD');
}
