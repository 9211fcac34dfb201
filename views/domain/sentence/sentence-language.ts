import type { Locale } from '../locale.ts';
import { perItem } from '../memo/per-item.ts';
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

type Tables = readonly [WordTable, SentenceLanguage['numbers']];

const TABLES: Readonly<Record<Locale, Tables>> = {
  nl: [DUTCH_WORDS, DUTCH_NUMBERS],
  fr: [FRENCH_WORDS, FRENCH_NUMBERS],
  en: [ENGLISH_WORDS, ENGLISH_NUMBERS],
  de: [GERMAN_WORDS, GERMAN_NUMBERS],
};

const languageOf = perItem(([words, numbers]: Tables): SentenceLanguage => {
  const vocabulary = vocabularyOf(words, SHARED_WORDS);
  return { vocabulary, spelling: new Spelling(vocabulary), numbers };
});

/** Made with the first sentence, some milliseconds each: a start needs none. */
export function sentenceLanguage(locale: Locale): SentenceLanguage {
  return languageOf(TABLES[locale]);
}
