import type { ContactNames } from './contact-names.ts';
import { hasCapitalNouns, isFrench } from './languages.ts';
import { streetWords } from './streets.ts';
import { type Word, wordsOf } from './words.ts';

/** A text that is searched for names. */
export interface Note {
  text: string;
  words: readonly Word[];
  /** Whether its nouns have capitals, as in German. */
  isGerman: boolean;
  /** Whether it is French: `M.` is a salutation then. */
  isFrench: boolean;
  /** Whether it has letters, and no small ones. */
  isUpper: boolean;
  hasCapitals: boolean;
  /** Whether a word in capitals stands out: others are not. */
  standsOut: boolean;
  /** Places of words that are of a street's name. */
  streets: ReadonlySet<number>;
  names: ContactNames;
}

export function noteOf(text: string, names: ContactNames): Note {
  const words = wordsOf(text);
  const upper = words.filter((one) => one.isUpper).length;
  return {
    text,
    words,
    names,
    standsOut: upper * 2 <= words.length,
    hasCapitals: words.some(({ isCapital }) => isCapital),
    isGerman: hasCapitalNouns(words),
    isFrench: isFrench(words),
    isUpper: !/\p{Ll}{2}/u.test(text) && words.length > 1,
    streets: streetWords(words, names),
  };
}
