/**
 * Letters that are transliterated, not just stripped of their accent (docs/facts.md, "Formats").
 */
const TRANSLITERATION: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
};

/**
 * Characters of a slug: longer than any name; keeps URLs readable and within the limits of servers.
 */
const MAX_LENGTH = 100;

/**
 * The slug of a text: a-z, 0-9 and single hyphens between them, at most 100 characters; '' if
 * nothing remains. Umlauts are transliterated, other accents dropped (docs/facts.md, "Formats").
 */
export function slugOf(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[äöüßæœøłđ]/g, (letter) => TRANSLITERATION[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH + 1)
    .replace(/^-/, '')
    .slice(0, MAX_LENGTH)
    .replace(/-$/, '');
}
