import { differsByOne } from './misspellings.ts';
import type { Note } from './note.ts';
import type { Span } from './spans.ts';
import { isSalutation } from './tables/about-names.ts';
import { COMMON_WORDS } from './tables/common-words.ts';
import { tableKey } from './word-keys.ts';
import { wordsOf } from './words.ts';

/** Characters before a name that are looked at. */
const REACH = 24;
/** Letters that two forms of a first name begin with: `Katherine` and `Kathryn`. */
const SHARED = 4;
/** Letters of a first name that is misspelt, at least. */
const MISSPELT = 5;

/** A word, shortened or whole, directly before a name. */
const BEFORE = /(?<![\p{L}\p{N}\p{M}'’-])(\p{L}[\p{L}\p{M}]{0,20})(\.?) ?$/u;

/**
 * A span with the first name before it, if that is one of the same contact's, shortened or with a
 * letter wrong: `Th. Müller`, `AS Lefèvre`, `Dan Macpherson`, `mickael vanhove`.
 */
export function withShortened({ text, names, isFrench }: Note, span: Span): Span {
  const before = BEFORE.exec(text.slice(Math.max(0, span.start - REACH), span.start));
  const [whole, word = '', point] = before ?? [];
  if (whole === undefined || !/[. ]$/.test(whole)) return span;
  const hidden = new Set(wordsOf(text.slice(span.start, span.end)).map(({ key }) => key));
  const isOf = [...span.contacts].some((contact) => {
    const all = wordsOf(names.contacts[contact] ?? '').map(({ key }) => key);
    const words = all.filter((key) => !hidden.has(key));
    return point === '.' ? isAbbreviated(word, words, isFrench) : isShort(word, words);
  });
  return isOf ? { ...span, start: span.start - whole.length } : span;
}

/** `M.` is an initial where it is not the French salutation. */
function isAbbreviated(word: string, names: readonly string[], isFrench: boolean): boolean {
  const key = tableKey(word);
  const isTitle = isSalutation(key) && (key !== 'm' || isFrench);
  return !isTitle && names.some((name) => name.startsWith(key));
}

/** Initials without points, the beginning of a first name, or all of it but for a letter. */
function isShort(word: string, names: readonly string[]): boolean {
  const key = tableKey(word);
  const isCapital = /^\p{Lu}/u.test(word);
  if (/^\p{Lu}{2,3}$/u.test(word))
    return names
      .map(([first]) => first)
      .join('')
      .includes(key);
  if (isSalutation(key) || (!isCapital && COMMON_WORDS.has(key))) return false;
  return names.some((name) => name !== key && isForm(key, name, isCapital));
}

/** Whether a word is another form of a first name: shorter, of the same root, or misspelt. */
function isForm(key: string, name: string, isCapital: boolean): boolean {
  const isOfRoot =
    isCapital &&
    !COMMON_WORDS.has(key) &&
    Math.min(key.length, name.length) > SHARED &&
    key.slice(0, SHARED) === name.slice(0, SHARED);
  const isMisspelt = key.length >= MISSPELT && key[0] === name[0] && differsByOne(key, name);
  return isOfRoot || isMisspelt || (key.length > 2 && name.startsWith(key));
}
