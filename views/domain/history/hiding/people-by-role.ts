import { isFollowedByPersonVerb } from './doings.ts';
import { type Range, restOf } from './name-extent.ts';
import type { Note } from './note.ts';
import {
  GREETINGS,
  NAME_PARTICLES,
  NO_NAMES,
  PERSON_CONJUNCTIONS,
  ROLES,
  TITLES,
} from './tables/about-names.ts';
import { INTERACTION_WORDS } from './tables/acts.ts';
import { COMMON_WORDS } from './tables/common-words.ts';
import { HOUSE_STARTS } from './tables/street-words.ts';
import { TOWNS } from './tables/towns.ts';
import { type Word, isAdjacent } from './words.ts';

/** `Dear Rosalind,` at the beginning of a letter. */
export function byGreeting(note: Note, index: number): Range | undefined {
  const { words, text } = note;
  const [word, before] = [words[index]!, words[index - 1]];
  if (index !== 1 || !before || !GREETINGS.has(before.key) || !isAdjacent(word)) return undefined;
  const to = restOf(note, index);
  const isClosed = /^\s*[,!]/u.test(text.slice(words[to]!.end));
  return isClosed && isUnknown(note, word) ? { from: index, to } : undefined;
}

/**
 * In German, where every noun has a capital: `Handwerker Pohl verlangt`. Two of several:
 * `the applicants Ward and Bianchi`.
 */
export function byRole(note: Note, index: number): Range | undefined {
  const { words } = note;
  const isRole = (at: number) => ROLES.has(words[at]?.key ?? '');
  const isPair = (at: number) =>
    isRole(at - 1) &&
    isListedName(note, at) &&
    PERSON_CONJUNCTIONS.has(words[at + 1]?.key ?? '') &&
    isListedName(note, at + 2);
  const isOne =
    isRole(index - 1) && isUnknown(note, words[index]!) && isFollowedByPersonVerb(note, index);
  if (!isAdjacent(words[index]!) || !(isOne || isPair(index) || isPair(index - 2)))
    return undefined;
  return { from: index, to: restOf(note, index) };
}

/** One of two names; it may also be a word, as `Noël`, where not every noun has a capital. */
function isListedName(note: Note, index: number): boolean {
  const word = note.words[index];
  if (!word) return false;
  const isTownOrStreet = TOWNS.has(word.key) || note.streets.has(index);
  const isName = !note.isGerman && word.isCapital && !word.isInitial && !isTownOrStreet;
  return isName || isUnknown(note, word);
}

/** Whether a word with a capital is in no table of words, towns, titles and the like. */
export function isUnknown({ names }: Note, { key, isCapital, isInitial }: Word): boolean {
  const tables = [
    COMMON_WORDS,
    TOWNS,
    NO_NAMES,
    HOUSE_STARTS,
    ROLES,
    TITLES,
    NAME_PARTICLES,
    INTERACTION_WORDS,
    names.kept,
  ];
  return isCapital && !isInitial && !tables.some((table) => table.has(key));
}
