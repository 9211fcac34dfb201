import type { Note } from './note.ts';
import { DEALINGS } from './tables/acts.ts';
import { COMMON_WORDS } from './tables/common-words.ts';
import { ARTICLES, INDEFINITE } from './tables/function-words.ts';
import { follows } from './words.ts';

/** Whether an article or a possessive stands before a word. */
export function hasArticle({ words }: Note, index: number): boolean {
  const before = words[index - 1];
  if (!before) return false;
  return ARTICLES.has(before.key) && (follows(words[index]!) || /^['’]$/u.test(words[index]!.gap));
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
  if (word.isCapital || !before || !follows(word)) return false;
  if (INDEFINITE.has(before.key)) return true;
  const isQuality = COMMON_WORDS.has(before.key) && !DEALINGS.has(before.key);
  return isQuality && second !== undefined && follows(before) && INDEFINITE.has(second.key);
}
