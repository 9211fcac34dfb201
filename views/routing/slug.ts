/**
 * Letters that keep a sound of their own when their mark or ligature is written out (docs/facts.md,
 * "Formats").
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

/** No name needs more; a URL must stay readable and far below any server's limit. */
const MAX_LENGTH = 100;

/**
 * Text as a part of a URL path: a-z, 0-9 and single hyphens between them, at most 100 characters;
 * '' when nothing of it can be written so. Umlauts are written out, other accents dropped
 * (docs/facts.md, "Formats").
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
