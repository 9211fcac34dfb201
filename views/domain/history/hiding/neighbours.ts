import {
  ACTS,
  AUXILIARIES,
  DEALINGS,
  HAVING,
  OF_PEOPLE,
  PERFECT,
  TIMES,
  WITH,
} from './tables/acts.ts';
import { ARTICLES, INDEFINITE } from './tables/function-words.ts';
import { ALSO, PARTICLES, ROLES, SHORT_TITLES, TITLES } from './tables/about-names.ts';
import {
  CAPITAL_WORDS,
  CLEAR_FIRST_NAMES,
  COMMON_WORDS,
  GERMAN_NOUNS,
} from './tables/common-words.ts';
import { EITHER, LOCATIVE, TOWN_TAILS, TOWNS } from './tables/towns.ts';
import { HOUSE_STARTS } from './tables/street-words.ts';
import type { Note } from './note.ts';
import { beginsSentence, endsPhrase, follows, isWithinName, type Word } from './words.ts';

/** Words around one that are looked at for people's doings. */
const REACH = 4;

/** Participles of Dutch and German, behind what was done: `bezoek steen uitgesteld`. */
const PARTICIPLE = /^(?:ge|ver|be|her|uit|af|aan|ont|zer|er|ab|an|auf|aus|um).{2,}(?:d|t|en)$/;

/** Whether a word is a salutation or a title, before a name. */
export function isTitle({ words }: Note, index: number): boolean {
  const word = words[index];
  const next = words[index + 1];
  if (!word) return false;
  if (SHORT_TITLES.has(word.key)) {
    if (next === undefined || !follows(next)) return false;
    const isPointed = next.gap.startsWith('.') && !isOtherWord(next.key) && word.key !== 'me';
    return isPointed || (next.isCapital && (word.isCapital || !/^me?$/.test(word.key)));
  }
  return TITLES.has(word.key);
}

function isOtherWord(key: string): boolean {
  return COMMON_WORDS.has(key) || ACTS.has(key);
}

/** Whether a salutation or a title stands before a word, also with initials and names between. */
export function hasTitle(note: Note, index: number): boolean {
  const { words } = note;
  const isCapital = words[index]?.isCapital ?? false;
  for (let at = index - 1; at >= Math.max(0, index - REACH - 1); at -= 1) {
    const [word, next] = [words[at]!, words[at + 1]!];
    if (!isWithinName(next) && !follows(next)) return false;
    if (isTitle(note, at)) return true;
    if (ROLES.has(word.key) && isCapital && !note.isGerman) return true;
    const isBetween =
      word.isInitial ||
      (PARTICLES.has(word.key) && !ARTICLES.has(word.key)) ||
      (isCapital && word.isCapital && !ROLES.has(word.key)) ||
      (PARTICLES.has(word.key) && word.isCapital) ||
      (PARTICLES.has(word.key) && at > 0 && isTitle(note, at - 1));
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

/** Whether what follows is what people do: `Klein belde`, `Petit est intéressé`. */
export function acts(note: Note, index: number): boolean {
  const { words } = note;
  const next = words[index + 1];
  if (!next || !/^['’]?[ \t\u00a0\u202f]+(?:\([^)]*\)[ \t]*)?$/u.test(next.gap) || next.isCapital)
    return false;
  if (!ACTS.has(next.key)) return false;
  if (!AUXILIARIES.has(next.key)) return true;
  const reach = words.slice(index + 2, index + 2 + REACH + 2);
  const has = HAVING.has(next.key);
  // `Carpenter is bringing a plan`
  if (next.key === 'is' && /..ing$/.test(words[index + 2]?.key ?? '')) return true;
  if (PERFECT.has(next.key) && reach.some(isDone)) return true;
  // `North has already exchanged`
  if (has && reach.slice(0, 2).some(({ key }) => next.key.startsWith('h') && /..ed$/.test(key)))
    return true;
  return reach.some(
    ({ key }) =>
      OF_PEOPLE.has(key) || (ACTS.has(key) && !AUXILIARIES.has(key)) || (has && DEALINGS.has(key)),
  );
}

/** What somebody has done: `a adoré`, `heeft gereageerd`, `hat nachgefragt`; not `a été`. */
function isDone({ text, key, isCapital }: Word): boolean {
  if (isCapital || key === 'ete' || COMMON_WORDS.has(key)) return false;
  return /.{2}é$/u.test(text) || /^(?:\p{L}{2,6})?ge\p{L}{3,}(?:t|d|en)$/u.test(key);
}

/** A name behind what was done with them: `Rückmeldung Koch: zu teuer`. */
export function isNamedAfterDealing(note: Note, index: number): boolean {
  const [word, before] = [note.words[index]!, note.words[index - 1]];
  if (before === undefined || !DEALINGS.has(before.key) || !follows(word)) return false;
  const next = note.words[index + 1];
  return (
    word.isCapital ||
    isLastOrTimed(note, index) ||
    (next !== undefined && PARTICIPLE.test(next.key))
  );
}

/** `offer_smith_final.docx`, `smith-offer.pdf`: beside what is done with people, in a file's name. */
export function isInFileName({ words }: Note, index: number): boolean {
  const [word, before, next] = [words[index]!, words[index - 1], words[index + 1]];
  const isJoined = (gap: string) => /^[_-]+$/u.test(gap);
  return (
    (before !== undefined && isJoined(word.gap) && DEALINGS.has(before.key)) ||
    (next !== undefined && isJoined(next.gap) && DEALINGS.has(next.key))
  );
}

/** A note without capitals that begins with a name: `klein: te duur`, `koch 2. besichtigung`. */
export function isSmallStart({ text, words, isGerman, hasCapitals }: Note, index: number): boolean {
  const next = words[1];
  if (index > 0 || !next || hasCapitals) return false;
  const between = text.slice(words[0]!.end, next.start);
  return /^\s?:|^\s[-–]\s/u.test(between) || (next.isNumber && (isGerman || next.text.length > 2));
}

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

/** Whether a visit, call, bid or the like is with, of or to a word: `bezoek met Klein`. */
export function isDealtWith({ words }: Note, index: number): boolean {
  const before = words[index - 1];
  if (
    !before ||
    !WITH.has(before.key) ||
    !(follows(words[index]!) || /^['’]$/u.test(words[index]!.gap))
  )
    return false;
  if (ARTICLES.has(before.key) && !words[index]!.isCapital) return false;
  const reach = words.slice(Math.max(0, index - 1 - REACH), index - 1);
  return reach.some(
    ({ key }) =>
      DEALINGS.has(key) ||
      DEALINGS.has(key.replace(/s$/, '')) ||
      /(?:besichtigung|termin|gesprach|angebot|bezoek|gesprek)s?$/.test(key),
  );
}

/** Whether the word ends what is said, or a time follows: `bezoek met klein morgen`. */
export function isLastOrTimed({ text, words }: Note, index: number): boolean {
  const next = words[index + 1];
  return (
    next === undefined || endsPhrase(text, words, index) || next.isNumber || TIMES.has(next.key)
  );
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
export function standsAlone({ text, words, isGerman }: Note, index: number): boolean {
  const [word, next] = [words[index]!, words[index + 1]];
  if (!beginsSentence(words, index)) return false;
  if (next === undefined) return true;
  const between = text.slice(word.end, next.start);
  if (/^\s*[:(/&+;]|^\s+[-–—]\s|[.!?\n]/u.test(between)) return true;
  if (/^,\s/u.test(between)) return ACTS.has(next.key) || (next.isCapital && !isGerman);
  if (!ALSO.has(next.key)) return false;
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

/** Whether a word stands as a town does: `in Gent`, `9000 Gent`, `Gent-centrum`, `Gent of Brugge`. */
export function isPlaced(note: Note, index: number): boolean {
  const { words } = note;
  const [word, before, next] = [words[index]!, words[index - 1], words[index + 1]];
  if (before && LOCATIVE.has(before.key) && !before.isCapital && follows(word)) return true;
  if (before && /^\d{4,5}$/.test(before.text) && follows(word)) return true;
  if (next && TOWN_TAILS.has(next.key) && isWithinName(next)) return true;
  if (next?.isCapital && /^[-‐‑]$/u.test(next.gap) && COMMON_WORDS.has(next.key)) return true;
  if (before && isListed(word.gap) && isTown(note, index - 1)) return true;
  const isJoint = next !== undefined && ALSO.has(next.key);
  const joint = isJoint ? index + 2 : index + 1;
  if ((isJoint || isListed(words[joint]?.gap ?? '')) && isTown(note, joint)) return true;
  if (before && ALSO.has(before.key) && index > 1 && isTown(note, index - 2)) return true;
  return (
    before !== undefined &&
    EITHER.has(before.key) &&
    follows(word) &&
    !isDealtWith(note, index) &&
    !isLetterTo(note, index)
  );
}

/** `, ` or `/` between towns. */
function isListed(gap: string): boolean {
  return /^(?:,\s|\s?[/–-]\s?)$/u.test(gap);
}

function isTown({ words, names }: Note, index: number): boolean {
  const word = words[index];
  return (
    word !== undefined &&
    (TOWNS.has(word.key) || names.places.has(word.key)) &&
    !names.words.has(word.key)
  );
}

/** What is written or said to somebody before the word. */
function isLetterTo({ words }: Note, index: number): boolean {
  return words
    .slice(Math.max(0, index - REACH), index - 1)
    .some(
      ({ key }) =>
        ACTS.has(key) &&
        !AUXILIARIES.has(key) &&
        /^(?:mail|stuur|schr|gaf|envoy|ecri|parl|send|sent|writ|wrote|spoke|schick|schrieb|sprach|bel)/.test(
          key,
        ),
    );
}
