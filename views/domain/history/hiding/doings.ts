import type { Note } from './note.ts';
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
import { COMMON_WORDS } from './tables/common-words.ts';
import { ARTICLES } from './tables/function-words.ts';
import { type Word, endsPhrase, follows } from './words.ts';

/** Words around one that are looked at for people's doings. */
const REACH = 4;

/** Participles of Dutch and German, behind what was done: `bezoek steen uitgesteld`. */
const PARTICIPLE = /^(?:ge|ver|be|her|uit|af|aan|ont|zer|er|ab|an|auf|aus|um).{2,}(?:d|t|en)$/;

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

/** What is written or said to somebody before the word. */
export function isLetterTo({ words }: Note, index: number): boolean {
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
