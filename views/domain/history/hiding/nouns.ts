import type { Note } from './note.ts';
import { INTERACTION_WORDS } from './tables/acts.ts';
import { COMMON_WORDS } from './tables/common-words.ts';
import { ARTICLES, INDEFINITE_ARTICLES } from './tables/function-words.ts';
import { isAdjacent } from './words.ts';

/** Whether an article or a possessive stands before a word. */
export function hasArticle({ words }: Note, index: number): boolean {
  const before = words[index - 1];
  if (!before) return false;
  return (
    ARTICLES.has(before.key) && (isAdjacent(words[index]!) || /^['’]$/u.test(words[index]!.gap))
  );
}

/** Whether a noun is meant, with an article two words before it at most: `l’ancien meunier`. */
export function isNoun(note: Note, index: number): boolean {
  return (
    hasArticle(note, index) ||
    (index > 1 && !note.words[index]!.isCapital && hasArticle(note, index - 1))
  );
}

/** A noun in small letters with an indefinite article: `un vieux poirier`, `ein hoher ahorn`. */
export function isOneOfMany({ words }: Note, index: number): boolean {
  const [word, before, second] = [words[index]!, words[index - 1], words[index - 2]];
  if (word.isCapital || !before || !isAdjacent(word)) return false;
  if (INDEFINITE_ARTICLES.has(before.key)) return true;
  const isQuality = COMMON_WORDS.has(before.key) && !INTERACTION_WORDS.has(before.key);
  return (
    isQuality && second !== undefined && isAdjacent(before) && INDEFINITE_ARTICLES.has(second.key)
  );
}
