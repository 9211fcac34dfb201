import type { NameWord } from './contact-names.ts';
import { isFollowedByPersonVerb } from './doings.ts';
import type { Note } from './note.ts';
import { hasArticle } from './nouns.ts';
import { isAddressed } from './person-or-word.ts';
import { isStreetEnd } from './streets.ts';
import { NO_NAMES, ROLES, TITLES } from './tables/about-names.ts';
import { PERSON_VERBS, INTERACTION_WORDS, PERSON_PREDICATES } from './tables/acts.ts';
import { COMMON_WORDS } from './tables/common-words.ts';
import { FIRST_NAMES } from './tables/first-names.ts';
import { TOWNS } from './tables/towns.ts';

/** Letters that a name and its misspelling have at least: shorter words have too many neighbours. */
const SHORTEST = 7;
/** The same, where people stand. */
const SHORTEST_OF_PEOPLE = 5;

/** A name with one letter wrong; in small letters where people stand. */
export function misspeltWord(note: Note, index: number): NameWord | undefined {
  const word = note.words[index]!;
  if (isStreetEnd(word) || note.names.kept.has(word.key)) return undefined;
  const [dealing, before] = [note.words[index - 2]?.key ?? '', note.words[index - 1]?.key ?? ''];
  // `au Leclerc` is a shop; the French `de` and the Dutch particle are before people too.
  if (before !== 'de' && hasArticle(note, index)) return undefined;
  const isCalled = before === 'de' && INTERACTION_WORDS.has(dealing);
  const isCertain = isCalled || isAddressed(note, index, index);
  if (!word.isCapital && !isCertain) return undefined;
  // `Brand bietet`: a word too, that does what people do.
  if (
    isOtherName(word.key) &&
    !(word.isCapital && isFollowedByPersonVerb(note, index) && COMMON_WORDS.has(word.key))
  )
    return undefined;
  return misspelledContact(word.key, note.names.words, isCertain);
}

/** A word of the tables: it is no misspelling of a name. */
function isOtherName(key: string): boolean {
  return [
    COMMON_WORDS,
    TOWNS,
    PERSON_VERBS,
    INTERACTION_WORDS,
    PERSON_PREDICATES,
    ROLES,
    TITLES,
    NO_NAMES,
    FIRST_NAMES,
  ].some((table) => table.has(key));
}

/**
 * The name of a contact that a word is but for one letter: left out, added, another, or exchanged
 * with its neighbour. The first letter is the same, and the name is no word besides,
 * except where people stand.
 * @param key a word's first key; at least 7 letters, or 5 where people stand
 */
function misspelledContact(
  key: string,
  words: ReadonlyMap<string, NameWord>,
  isOfPeople: boolean,
): NameWord | undefined {
  const shortest = isOfPeople ? SHORTEST_OF_PEOPLE : SHORTEST;
  if (key.length < shortest) return undefined;
  for (const [name, known] of words) {
    const isName = known.kind === 'plain' || (isOfPeople && known.kind === 'word');
    if (!isName || name.length < shortest || name[0] !== key[0]) continue;
    if (differsByOne(key, name)) return known;
  }
  return undefined;
}

/** Whether two different words are the same but for one letter or two exchanged ones. */
export function differsByOne(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const isSame = (from: number, of: number) => a.slice(at + from) === b.slice(at + of);
  const isExchanged = a[at] === b[at + 1] && a[at + 1] === b[at] && isSame(2, 2);
  return isSame(1, 1) || isSame(1, 0) || isSame(0, 1) || isExchanged;
}
