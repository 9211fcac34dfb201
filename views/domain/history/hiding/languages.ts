import type { WordSet } from './tables/word-set.ts';
import { FUNCTION_WORDS, type NoteLanguage } from './tables/function-words.ts';
import type { Word } from './words.ts';

const LANGUAGES = Object.entries(FUNCTION_WORDS) as [NoteLanguage, WordSet][];

/** Letters that are German only. */
const GERMAN = /[äöüß]/i;

/** The language that most of a note's words are of; undefined if none is ahead. */
function languageOf(words: readonly Word[]): NoteLanguage | undefined {
  const counts = LANGUAGES.map(([language, table]) => ({
    language,
    count: words.filter(
      ({ key, isCapital }, index) => (!isCapital || index === 0) && table.has(key),
    ).length,
  }));
  if (words.some(({ text, isCapital }) => !isCapital && GERMAN.test(text)))
    counts.find(({ language }) => language === 'de')!.count += 1;
  const [first, second] = counts.toSorted((a, b) => b.count - a.count);
  if (!first || first.count === 0 || first.count === second?.count) return undefined;
  return first.language;
}

/** Whether nouns of a note have capitals: it is German, or may be. */
export function hasCapitalNouns(words: readonly Word[]): boolean {
  const language = languageOf(words);
  return language === 'de' || (language === undefined && words.length > 2 && looksGerman(words));
}

/** Whether most of a note's words are French. */
export function isFrench(words: readonly Word[]): boolean {
  return languageOf(words) === 'fr';
}

/** Endings of German nouns and verbs, where a note has no other words. */
function looksGerman(words: readonly Word[]): boolean {
  return words.some(
    ({ key, isCapital }) =>
      (isCapital && /.(?:ung|heit|keit|schaft|termin|gebot|ruf)$/.test(key)) ||
      /^(?:ge.{3,}t|angerufen|abgesagt)$/.test(key),
  );
}
