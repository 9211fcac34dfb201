import type { ContactNames } from './contact-names.ts';
import { NAME_PARTICLES } from './tables/about-names.ts';
import { CLEAR_FIRST_NAMES } from './tables/common-words.ts';
import {
  HOUSE_STARTS,
  HYPHENED_ENDS,
  STREET_ENDS,
  STREET_STARTS,
  STREET_TAILS,
} from './tables/street-words.ts';
import { type Word, isAdjacent, isWithinName } from './words.ts';

/** Words that a street's name has at most behind `rue` or before `straat`. */
const LONGEST = 5;

/**
 * The places of words that are of the name of a street: they are no people, although a contact may
 * be named alike. A word before `…straat` that is a contact's own is not one: `bezoek Jan Kerkstraat 5`.
 */
export function streetWords(words: readonly Word[], names: ContactNames): Set<number> {
  const found = new Set<number>();
  words.forEach((word, index) => {
    if (isStreetEnd(word) && !isContact(word, names)) back(words, index, names, found);
    if (STREET_STARTS.has(word.key) && !isContact(word, names)) ahead(words, index, found);
    if (word.isCapital && STREET_TAILS.has(word.key)) tail(words, index, found);
    if (word.isCapital && HYPHENED_ENDS.has(word.key)) hyphened(words, index, found);
  });
  return found;
}

/** Whether a word is the name of a street, as `Kerkstraat`. */
export function isStreetEnd({ key }: Word): boolean {
  return STREET_ENDS.test(key);
}

function isContact({ key }: Word, names: ContactNames): boolean {
  return names.words.has(key);
}

/** `Jan Van Rijswijcklaan`, `Karel de Stoutelaan`. */
function back(
  words: readonly Word[],
  index: number,
  names: ContactNames,
  found: Set<number>,
): void {
  found.add(index);
  for (let at = index; at > Math.max(0, index - LONGEST); at -= 1) {
    const [word, before] = [words[at]!, words[at - 1]!];
    const isNamed = CLEAR_FIRST_NAMES.has(before.key) || HOUSE_STARTS.has(before.key);
    const isPart = isNamed ? before.isCapital : NAME_PARTICLES.has(before.key);
    const kind = names.words.get(before.key)?.kind;
    if (!isWithinName(word) || !isPart || kind === 'plain') return;
    found.add(at - 1);
  }
}

/** `rue Jean Dupont 12`, `avenue de la Petite Rose`. */
function ahead(words: readonly Word[], index: number, found: Set<number>): void {
  let names = 0;
  for (let at = index + 1; at <= index + LONGEST && at < words.length; at += 1) {
    const word = words[at]!;
    const isJoined = isWithinName(word) || (at === index + 1 && isAdjacent(word));
    if (!isJoined || word.isNumber) return;
    if (word.isCapital) names += 1;
    else if (!NAME_PARTICLES.has(word.key) || names > 1) return;
    found.add(at);
  }
}

/** `Young Street`. */
function tail(words: readonly Word[], index: number, found: Set<number>): void {
  const before = words[index - 1];
  if (before?.isCapital && isAdjacent(words[index]!)) found.add(index - 1);
}

/** `Jan-Peeters-Weg`. */
function hyphened(words: readonly Word[], index: number, found: Set<number>): void {
  for (let at = index; at > 0 && /^[-‐‑]$/u.test(words[at]!.gap); at -= 1) {
    found.add(at);
    found.add(at - 1);
  }
}
