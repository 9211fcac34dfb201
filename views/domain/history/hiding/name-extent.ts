import type { Note } from './note.ts';
import { NO_NAMES, NAME_PARTICLES, TITLES } from './tables/about-names.ts';
import { GERMAN_NOUNS } from './tables/common-words.ts';
import { FIRST_NAMES } from './tables/first-names.ts';
import { GRAMMAR } from './tables/function-words.ts';
import { TOWNS } from './tables/towns.ts';
import { wordSet } from './tables/word-set.ts';
import { LONGEST_NAME, isWithinName } from './words.ts';

/** Places of the first and the last word of a name. */
export interface Range {
  from: number;
  to: number;
}

/** Particles that also join nouns, as in `Detlef vom Büro`: they end a name unless they have a capital. */
const GRAMMAR_PARTICLES = wordSet('in am an auf und het op vom zum zur');

/** The last word of a name that begins here: further parts with capitals, joined by hyphens or particles. */
export function restOf(note: Note, start: number): number {
  const { words } = note;
  let to = start;
  for (let at = start + 1; at < Math.min(words.length, start + LONGEST_NAME); at += 1) {
    const [word, before] = [words[at]!, words[at - 1]!];
    if (!isWithinName(word) || word.isNumber) break;
    if (NAME_PARTICLES.has(word.key) && !GRAMMAR_PARTICLES.has(word.key)) continue;
    const isHyphened =
      (/[-‐‑/_]|^$/.test(word.gap) && !/\s$/.test(word.gap)) || NAME_PARTICLES.has(before.key);
    const isNext =
      isHyphened ||
      FIRST_NAMES.has(before.key) ||
      before.isInitial ||
      (at === start + 1 && !note.isGerman && !note.isUpper);
    if (!word.isCapital && !(isHyphened && /[-‐‑]/.test(word.gap))) break;
    if (!isNext || !isFurther(note, at, isHyphened)) break;
    to = at;
  }
  return to;
}

function isFurther(note: Note, index: number, isHyphened: boolean): boolean {
  const word = note.words[index]!;
  if (note.streets.has(index) || TITLES.has(word.key) || note.names.kept.has(word.key))
    return false;
  if (isHyphened)
    return !GERMAN_NOUNS.has(word.key) || !note.isGerman || note.words[index]!.isCapital;
  return !TOWNS.has(word.key) && !GRAMMAR.has(word.key) && !NO_NAMES.has(word.key);
}
