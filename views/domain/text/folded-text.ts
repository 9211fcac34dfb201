import { speltOut } from './spelt-out.ts';

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
  const bare = text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
  return speltOut(bare)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
