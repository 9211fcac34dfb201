import type { Note } from './note.ts';
import {
  PERSON_VERBS,
  AUXILIARIES,
  INTERACTION_WORDS,
  MODAL_AUXILIARIES,
  PERSON_PREDICATES,
  PERFECT_AUXILIARIES,
  TIME_WORDS,
  PERSON_PREPOSITIONS,
} from './tables/acts.ts';
import { COMMON_WORDS } from './tables/common-words.ts';
import { ARTICLES } from './tables/function-words.ts';
import { type Word, endsPhrase, isAdjacent } from './words.ts';

/** Words around one that are looked at for people's doings. */
const REACH = 4;

/** Participles of Dutch and German, behind what was done: `bezoek steen uitgesteld`. */
const PARTICIPLE = /^(?:ge|ver|be|her|uit|af|aan|ont|zer|er|ab|an|auf|aus|um).{2,}(?:d|t|en)$/;

/** Whether what follows is what people do: `Klein belde`, `Petit est intéressé`. */
export function isFollowedByPersonVerb(note: Note, index: number): boolean {
  const { words } = note;
  const next = words[index + 1];
  if (!next || !/^['’]?[ \t\u00a0\u202f]+(?:\([^)]*\)[ \t]*)?$/u.test(next.gap) || next.isCapital)
    return false;
  if (!PERSON_VERBS.has(next.key)) return false;
  if (!AUXILIARIES.has(next.key)) return true;
  const reach = words.slice(index + 2, index + 2 + REACH + 2);
  const has = MODAL_AUXILIARIES.has(next.key);
  // `Carpenter is bringing a plan`
  if (next.key === 'is' && /..ing$/.test(words[index + 2]?.key ?? '')) return true;
  if (PERFECT_AUXILIARIES.has(next.key) && reach.some(isDone)) return true;
  // `North has already exchanged`
  if (has && reach.slice(0, 2).some(({ key }) => next.key.startsWith('h') && /..ed$/.test(key)))
    return true;
  return reach.some(
    ({ key }) =>
      PERSON_PREDICATES.has(key) ||
      (PERSON_VERBS.has(key) && !AUXILIARIES.has(key)) ||
      (has && INTERACTION_WORDS.has(key)),
  );
}

/** What somebody has done: `a adoré`, `heeft gereageerd`, `hat nachgefragt`; not `a été`. */
function isDone({ text, key, isCapital }: Word): boolean {
  if (isCapital || key === 'ete' || COMMON_WORDS.has(key)) return false;
  return /.{2}é$/u.test(text) || /^(?:\p{L}{2,6})?ge\p{L}{3,}(?:t|d|en)$/u.test(key);
}

/** A name behind what was done with them: `Rückmeldung Koch: zu teuer`. */
export function isNameAfterInteraction(note: Note, index: number): boolean {
  const [word, before] = [note.words[index]!, note.words[index - 1]];
  if (before === undefined || !INTERACTION_WORDS.has(before.key) || !isAdjacent(word)) return false;
  const next = note.words[index + 1];
  return (
    word.isCapital ||
    endsStatement(note, index) ||
    (next !== undefined && PARTICIPLE.test(next.key))
  );
}

/** `offer_smith_final.docx`, `smith-offer.pdf`: beside what is done with people, in a file's name. */
export function isInFileName({ words }: Note, index: number): boolean {
  const [word, before, next] = [words[index]!, words[index - 1], words[index + 1]];
  const isJoined = (gap: string) => /^[_-]+$/u.test(gap);
  return (
    (before !== undefined && isJoined(word.gap) && INTERACTION_WORDS.has(before.key)) ||
    (next !== undefined && isJoined(next.gap) && INTERACTION_WORDS.has(next.key))
  );
}

/** Whether a visit, call, bid or the like is with, of or to a word: `bezoek met Klein`. */
export function followsInteraction({ words }: Note, index: number): boolean {
  const before = words[index - 1];
  if (
    !before ||
    !PERSON_PREPOSITIONS.has(before.key) ||
    !(isAdjacent(words[index]!) || /^['’]$/u.test(words[index]!.gap))
  )
    return false;
  if (ARTICLES.has(before.key) && !words[index]!.isCapital) return false;
  const reach = words.slice(Math.max(0, index - 1 - REACH), index - 1);
  return reach.some(
    ({ key }) =>
      INTERACTION_WORDS.has(key) ||
      INTERACTION_WORDS.has(key.replace(/s$/, '')) ||
      /(?:besichtigung|termin|gesprach|angebot|bezoek|gesprek)s?$/.test(key),
  );
}

/** Whether the word ends what is said, or a time follows: `bezoek met klein morgen`. */
export function endsStatement({ text, words }: Note, index: number): boolean {
  const next = words[index + 1];
  return (
    next === undefined ||
    endsPhrase(text, words, index) ||
    next.isNumber ||
    TIME_WORDS.has(next.key)
  );
}

/** What is written or said to somebody before the word. */
export function isLetterTo({ words }: Note, index: number): boolean {
  return words
    .slice(Math.max(0, index - REACH), index - 1)
    .some(
      ({ key }) =>
        PERSON_VERBS.has(key) &&
        !AUXILIARIES.has(key) &&
        /^(?:mail|stuur|schr|gaf|envoy|ecri|parl|send|sent|writ|wrote|spoke|schick|schrieb|sprach|bel)/.test(
          key,
        ),
    );
}
