import { type WordKeys, wordKeys } from './word-keys.ts';

/** A word of a text. */
export interface Word {
  text: string;
  start: number;
  /** Behind its last character. */
  end: number;
  keys: WordKeys;
  /** The first key, by which tables are asked. */
  key: string;
  isCapital: boolean;
  /** All letters are capitals, and there are several. */
  isUpper: boolean;
  /** One letter, as `J` of `J. Peeters`. */
  isInitial: boolean;
  isNumber: boolean;
  /** What stands between it and the word before. */
  gap: string;
}

/**
 * A word: letters, or digits. `d’Anne` and `Jan’s` are two, of which one may be a name, as are
 * `JanPeeters` and `bod_peeters2`.
 */
const WORD =
  /(?:\p{Lu}\p{M}*)?(?:\p{Ll}\p{M}*)+|(?:[\p{L}]\p{M}*)+?(?=\p{Lu}\p{M}*\p{Ll}|(?![\p{L}\p{M}]))|\p{N}+/gu;

/** The words of a text, in their order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(WORD)) {
    words.push(wordAt(found, index, text.slice(end, index)));
    end = index + found.length;
  }
  return words;
}

function wordAt(text: string, start: number, gap: string): Word {
  const keys = wordKeys(text);
  const letters = [...text.matchAll(/\p{L}/gu)].length;
  return {
    text,
    start,
    end: start + text.length,
    keys,
    key: keys.exact[0],
    isCapital: /^\p{Lu}/u.test(text),
    isUpper: letters > 1 && text === text.toUpperCase(),
    isInitial: letters === 1,
    isNumber: /^\p{N}/u.test(text),
    gap,
  };
}

/** Words of one name at most. */
export const LONGEST_NAME = 8;

/** What may stand between the words of one name: `De Smet-Van Damme`, `J.P. Claes`, `D’Hondt`. */
const WITHIN_NAME = /^(?:[ \t\u00a0\u202f]{1,2}|[ \t]?[-‐‑–_/][ \t]?|\.?[ \t]?|['’ʼ`´][ \t]?)$/u;

/** Whether a word follows the one before within one name. */
export function isWithinName({ gap }: Word): boolean {
  return WITHIN_NAME.test(gap);
}

/** Whether only spaces stand before a word, or a point that shortens the word before. */
export function isAdjacent({ gap }: Word): boolean {
  return /^\.?[ \t\u00a0\u202f]+$|^\.$/u.test(gap);
}

/** Whether a sentence, a line or an entry of a list begins with the word. */
export function beginsSentence(words: readonly Word[], index: number): boolean {
  const word = words[index];
  if (!word || index === 0) return true;
  return /[!?:;\n\r•»«“”"]|\.\s|\s[-–—*]\s/u.test(word.gap) && !isShortened(words[index - 1]);
}

/** An abbreviation before a point, as `dhr.`, `Fam.` or `J.`. */
function isShortened(word: Word | undefined): boolean {
  return word !== undefined && !word.isNumber && word.text.length <= 1;
}

/** Whether punctuation, or nothing, follows a word. */
export function endsPhrase(text: string, words: readonly Word[], index: number): boolean {
  const word = words[index];
  const next = words[index + 1];
  if (!word) return false;
  return next === undefined || /[.,;:!?()\n/&+…]/u.test(text.slice(word.end, next.start));
}
