import type { Locale } from '../locale.ts';
import { Spelling } from './spelling.ts';
import { type Vocabulary, vocabularyOf, type WordTable } from './vocabulary.ts';
import { DUTCH_NUMBERS, DUTCH_WORDS } from './words/nl.ts';
import { ENGLISH_NUMBERS, ENGLISH_WORDS } from './words/en.ts';
import { FRENCH_NUMBERS, FRENCH_WORDS } from './words/fr.ts';
import { GERMAN_NUMBERS, GERMAN_WORDS } from './words/de.ts';
import { SHARED_WORDS } from './words/shared.ts';

/** The words of a language, and its numbers in words. */
export interface SentenceLanguage {
  vocabulary: Vocabulary;
  spelling: Spelling;
  numbers: Readonly<Record<string, number>>;
}

export const LANGUAGES: Readonly<Record<Locale, SentenceLanguage>> = {
  nl: language(DUTCH_WORDS, DUTCH_NUMBERS),
  fr: language(FRENCH_WORDS, FRENCH_NUMBERS),
  en: language(ENGLISH_WORDS, ENGLISH_NUMBERS),
  de: language(GERMAN_WORDS, GERMAN_NUMBERS),
};

function language(words: WordTable, numbers: SentenceLanguage['numbers']): SentenceLanguage {
  const vocabulary = vocabularyOf(words, SHARED_WORDS);
  return { vocabulary, spelling: new Spelling(vocabulary), numbers };
}
