import { speltOut } from '../domain/text/spelt-out.ts';

/** Umlauts, which lose more than an accent (docs/facts.md, "Formats"). */
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * Characters of a slug: longer than any name; keeps URLs readable and within the limits of servers.
 */
const MAX_LENGTH = 100;

/**
 * The slug of a text: a-z, 0-9 and single hyphens between them, at most 100 characters; '' if
 * nothing remains. Umlauts are transliterated, other accents dropped (docs/facts.md, "Formats").
 */
export function slugOf(text: string): string {
  const bare = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
  return speltOut(bare)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH + 1)
    .replace(/^-/, '')
    .slice(0, MAX_LENGTH)
    .replace(/-$/, '');
}
