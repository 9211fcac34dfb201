import type { Note } from './note.ts';
import { hasArticle } from './nouns.ts';
import { PERSON_CONJUNCTIONS, ROLES } from './tables/about-names.ts';
import { PERSON_VERBS } from './tables/acts.ts';
import { CAPITAL_WORDS, GERMAN_NOUNS } from './tables/common-words.ts';
import { HOUSE_STARTS } from './tables/street-words.ts';
import { beginsSentence } from './words.ts';

/** A note without capitals that begins with a name: `klein: te duur`, `koch 2. besichtigung`. */
export function isSmallStart({ text, words, isGerman, hasCapitals }: Note, index: number): boolean {
  const next = words[1];
  if (index > 0 || !next || hasCapitals) return false;
  const between = text.slice(words[0]!.end, next.start);
  return /^\s?:|^\s[-–]\s/u.test(between) || (next.isNumber && (isGerman || next.text.length > 2));
}

/** A genitive: `Young’s offer`. */
export function isGenitive({ text, words }: Note, index: number): boolean {
  const { end } = words[index]!;
  return /^['’](?:s\b|\s|$)/u.test(text.slice(end, end + 3));
}

/** A telephone number or an e-mail address directly behind. */
const REACHED =
  /^\s?[,:(–-]?\s?(?:(?:tel|gsm|mob|mobile|mobil|handy|mail|e-mail|tél|port)[.:]?\s?)?(?:[^\s@,]{1,64}@|[+(]?\d[\d /.()-]{7,})/iu;

/** A name at a beginning, with how to reach them: `smith, smith@example.com`. */
export function isReached({ text, words }: Note, index: number): boolean {
  const { end } = words[index]!;
  return beginsSentence(words, index) && REACHED.test(text.slice(end, end + 90));
}

/** A name at a beginning, alone or before a colon: `Klein: bod`. */
export function isLoneName({ text, words, isGerman }: Note, index: number): boolean {
  const [word, next] = [words[index]!, words[index + 1]];
  if (!beginsSentence(words, index)) return false;
  if (next === undefined) return true;
  const between = text.slice(word.end, next.start);
  if (/^\s*[:(/&+;]|^\s+[-–—]\s|[.!?\n]/u.test(between)) return true;
  if (/^,\s/u.test(between)) return PERSON_VERBS.has(next.key) || (next.isCapital && !isGerman);
  if (!PERSON_CONJUNCTIONS.has(next.key)) return false;
  const others = words.slice(index + 2, index + 4);
  return others.some(({ key }) => ROLES.has(key)) || (!isGerman && (others[0]?.isCapital ?? false));
}

/** Whether a word with a capital inside a sentence is a name: not where nouns have capitals. */
export function isCapitalInside(note: Note, index: number): boolean {
  const { words, isGerman, isUpper } = note;
  const word = words[index]!;
  if (!word.isCapital || isUpper || beginsSentence(words, index)) return false;
  const before = words[index - 1]!;
  if (/[:("„“«]\s?$/u.test(word.gap) || HOUSE_STARTS.has(before.key)) return false;
  if (CAPITAL_WORDS.has(word.key)) return false;
  if (isGerman && (GERMAN_NOUNS.has(word.key) || hasArticle(note, index))) return false;
  return true;
}

/** A word in capitals where others are not: `PETIT a visité`. */
export function isShouted({ words, isUpper, standsOut }: Note, index: number): boolean {
  const word = words[index]!;
  return !isUpper && word.isUpper && word.text.length > 2 && standsOut;
}
