import type { Note } from './note.ts';
import { NAME_PARTICLES, ROLES, SHORT_TITLES, TITLES } from './tables/about-names.ts';
import { PERSON_VERBS } from './tables/acts.ts';
import { CLEAR_FIRST_NAMES, COMMON_WORDS } from './tables/common-words.ts';
import { ARTICLES } from './tables/function-words.ts';
import { isAdjacent, isWithinName } from './words.ts';

/** Words before a name among which its title is looked for. */
const REACH = 5;

/** Whether a word is a salutation or a title, before a name. */
export function isTitle({ words }: Note, index: number): boolean {
  const word = words[index];
  const next = words[index + 1];
  if (!word) return false;
  if (SHORT_TITLES.has(word.key)) {
    if (next === undefined || !isAdjacent(next)) return false;
    const isPointed = next.gap.startsWith('.') && !isOtherWord(next.key) && word.key !== 'me';
    return isPointed || (next.isCapital && (word.isCapital || !/^me?$/.test(word.key)));
  }
  return TITLES.has(word.key);
}

function isOtherWord(key: string): boolean {
  return COMMON_WORDS.has(key) || PERSON_VERBS.has(key);
}

/** Whether a salutation or a title stands before a word, also with initials and names between. */
export function hasTitle(note: Note, index: number): boolean {
  const { words } = note;
  const isCapital = words[index]?.isCapital ?? false;
  for (let at = index - 1; at >= Math.max(0, index - REACH); at -= 1) {
    const [word, next] = [words[at]!, words[at + 1]!];
    if (!isWithinName(next) && !isAdjacent(next)) return false;
    if (isTitle(note, at)) return true;
    if (ROLES.has(word.key) && isCapital && !note.isGerman) return true;
    const isBetween =
      word.isInitial ||
      (NAME_PARTICLES.has(word.key) && !ARTICLES.has(word.key)) ||
      (isCapital && word.isCapital && !ROLES.has(word.key)) ||
      (NAME_PARTICLES.has(word.key) && word.isCapital) ||
      (NAME_PARTICLES.has(word.key) && at > 0 && isTitle(note, at - 1));
    if (!isBetween) return false;
  }
  return false;
}

/** Whether a first name or an initial with a point stands directly before a word with a capital. */
export function hasFirstName({ words, names }: Note, index: number): boolean {
  const [word, before] = [words[index]!, words[index - 1]];
  if (!before || !word.isCapital || !isWithinName(word)) return false;
  const isInitial = before.isInitial && before.isCapital && word.gap.startsWith('.');
  return (
    isInitial ||
    (before.isCapital && CLEAR_FIRST_NAMES.has(before.key) && !names.kept.has(before.key))
  );
}
