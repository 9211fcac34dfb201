import { isFollowedByPersonVerb } from './doings.ts';
import { type Range, restOf } from './name-extent.ts';
import type { Note } from './note.ts';
import {
  PERSON_CONJUNCTIONS,
  NO_NAMES,
  COUPLE_TITLES,
  NAME_PARTICLES,
  ROLES,
  SURNAME_STARTS,
  TITLES,
} from './tables/about-names.ts';
import { PERSON_VERBS, PERSON_PREDICATES } from './tables/acts.ts';
import { COMMON_WORDS } from './tables/common-words.ts';
import { FIRST_NAMES } from './tables/first-names.ts';
import { GRAMMAR } from './tables/function-words.ts';
import { HOUSE_STARTS } from './tables/street-words.ts';
import { TOWNS } from './tables/towns.ts';
import { isTitle } from './titles.ts';
import { LONGEST_NAME, isAdjacent, isWithinName } from './words.ts';

/** `mevr. Els Claes`, `Herr und Frau Müller-Groß`, `koper Peeters`. */
export function behindTitle(note: Note, index: number): Range | undefined {
  const { words } = note;
  const word = words[index]!;
  const isRole = ROLES.has(word.key) && !note.isGerman;
  if (!isRole && !isTitle(note, index)) return undefined;
  let at = index + 1;
  if (
    isRole &&
    words[at] &&
    NO_NAMES.has(words[at]!.key) &&
    !words[at]!.isCapital &&
    /^\s?:/u.test(words[at + 1]?.gap ?? '')
  ) {
    const named = words[at + 1]!;
    return named.isCapital && isSurname(note, at + 1, true, at + 1)
      ? { from: at + 1, to: restOf(note, at + 1) }
      : undefined;
  }
  while (
    at < index + LONGEST_NAME &&
    words[at] &&
    (isTitle(note, at) || words[at]!.isInitial) &&
    isAdjacent(words[at]!)
  )
    at += 1;
  if (at > index + 1 && isTitle(note, at - 1) && at - 1 !== index) return undefined;
  const first = words[at];
  if (!first || !isBehind(note, index, at, isRole)) return undefined;
  let from = at;
  while (from - 1 > index && words[from - 1]!.isInitial && !isTitle(note, from - 1)) from -= 1;
  while (isSurnameStart(note, at, word.key)) at += 1;
  const name = words[at];
  if (!name || !isSurname(note, at, isRole, from)) return undefined;
  return { from, to: restOf(note, at) };
}

/** Whether the word at `at` follows the title at `index`: `Mr. O’Leary`, `koper: Peeters`. */
function isBehind({ words }: Note, index: number, at: number, isRole: boolean): boolean {
  const first = words[at]!;
  if (isRole && at === index + 1 && /^\s?:\s$/u.test(first.gap)) return true;
  return first.gap !== '' && (isAdjacent(first) || (at > index + 1 && isWithinName(first)));
}

/** A particle of a name: `de` of `fam. de Smet`, not of `couple de Liégeois`. */
function isSurnameStart({ words }: Note, at: number, title: string): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !next || !isWithinName(next)) return false;
  if (word.isCapital) return NAME_PARTICLES.has(word.key);
  return SURNAME_STARTS.has(word.key) && !COUPLE_TITLES.has(title);
}

function isSurname(note: Note, index: number, isRole: boolean, from: number): boolean {
  const { words, names } = note;
  const word = words[index]!;
  if (
    word.isNumber ||
    PERSON_CONJUNCTIONS.has(word.key) ||
    names.kept.has(word.key) ||
    TITLES.has(word.key)
  )
    return false;
  if (note.streets.has(index) || (HOUSE_STARTS.has(word.key) && !word.isCapital)) return false;
  if (index > from && GRAMMAR.has(word.key) && !word.isCapital) return false;
  if (word.isCapital) {
    if (NO_NAMES.has(word.key) || ROLES.has(word.key)) return false;
    if (isRole) return !COMMON_WORDS.has(word.key) && !TOWNS.has(word.key);
    return !(note.isUpper && GRAMMAR.has(word.key));
  }
  return !isRole && isSmallName(note, index);
}

/** A name in small letters: no word of grammar or of doing, and the title shortened or a doing behind. */
function isSmallName(note: Note, index: number): boolean {
  const { words } = note;
  const word = words[index]!;
  if (
    [GRAMMAR, PERSON_VERBS, ROLES, PERSON_PREDICATES, TITLES].some((table) => table.has(word.key))
  )
    return false;
  let title = index - 1;
  while (title > 0 && NAME_PARTICLES.has(words[title]!.key)) title -= 1;
  const key = words[title]?.key ?? '';
  const isShortened =
    /^(?:dhr|dhrn|hr|mevr|mvr|mw|fam|mme|mmes|mlle|mr|mrs|ms|hrn|fr|dr|me|mtr)$/.test(key);
  if (isShortened) return true;
  return (
    !COMMON_WORDS.has(word.key) &&
    (isFollowedByPersonVerb(note, index) || FIRST_NAMES.has(word.key))
  );
}
