/** Letters without a Unicode decomposition. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l' };

const ASCII = /^[ -~]*$/;

/**
 * Normalizes text for searching: lower case, no accents, and one space for any run of other
 * characters than letters and digits: `Écaussinnes-d’Enghien` is `ecaussinnes d enghien`.
 */
export function foldedText(text: string): string {
  // Most names: the same result without Unicode's tables.
  if (ASCII.test(text))
    return text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøł]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
