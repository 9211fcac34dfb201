/** Letters that Unicode does not decompose, by those of a-z that they are written with elsewhere. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * A text with letters of a-z for those that have no accent to drop.
 * @param text in lower case, its accents dropped
 */
export function speltOut(text: string): string {
  return text.replace(/[ßæœøłđðþı]/g, (letter) => LETTERS[letter] ?? letter);
}
