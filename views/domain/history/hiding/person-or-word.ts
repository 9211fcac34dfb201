import type { JoinedWords, NameWord } from './contact-names.ts';
import {
  isFollowedByPersonVerb,
  followsInteraction,
  isInFileName,
  endsStatement,
  isNameAfterInteraction,
} from './doings.ts';
import type { Note } from './note.ts';
import { hasArticle, isNoun, isOneOfMany } from './nouns.ts';
import { isPlaced } from './places.ts';
import { kindHere } from './spellings.ts';
import { isStreetEnd } from './streets.ts';
import { PERSON_VERBS } from './tables/acts.ts';
import { COMMON_WORDS } from './tables/common-words.ts';
import { FIRST_NAMES } from './tables/first-names.ts';
import { GRAMMAR } from './tables/function-words.ts';
import { TOWNS } from './tables/towns.ts';
import { wordSet } from './tables/word-set.ts';
import { hasFirstName, hasTitle } from './titles.ts';
import { type Word, isWithinName } from './words.ts';
import {
  isCapitalInside,
  isGenitive,
  isReached,
  isShouted,
  isSmallStart,
  isLoneName,
} from './writing.ts';

/** Before the name of a saint, of which towns, streets and feasts are named. */
const SAINTS = wordSet('saint sainte sint sankt san santa st ste');

/** Whether words in a row that are a contact's are meant as their name here. */
export function isPersonRow(
  note: Note,
  index: number,
  row: readonly Word[],
  { kind }: JoinedWords,
): boolean {
  const last = index + row.length - 1;
  if (kind === 'own') return false;
  if (kind === 'plain') {
    // Words of grammar alone are no name: `de la`, `an der`.
    return (
      row.some(({ isCapital }) => isCapital) ||
      !row.every(({ key }) => COMMON_WORDS.has(key)) ||
      isAddressed(note, index, last)
    );
  }
  const end = row.at(-1)!;
  if (kind === 'word') {
    const isNamed =
      end.isCapital &&
      !note.isUpper &&
      !(note.isGerman && hasArticle(note, last) && !row[0]!.isCapital);
    return isNamed || isAddressed(note, index, last);
  }
  const startsBig = row[0]!.isCapital && end.isCapital;
  return (
    startsBig ||
    isAddressed(note, index, last) ||
    !isPlaced(note, last) ||
    followsInteraction(note, index)
  );
}

/** Whether the words from `first` to `last` stand where only people do. */
export function isAddressed(note: Note, first: number, last: number): boolean {
  return (
    hasTitle(note, first) ||
    isFollowedByPersonVerb(note, last) ||
    followsInteraction(note, first) ||
    isShouted(note, last) ||
    isGenitive(note, last)
  );
}

/** Whether a word that is a contact's is meant as their name here. */
export function isPersonWord(note: Note, index: number, kind: NameWord['kind']): boolean {
  const word = note.words[index]!;
  if (kind === 'own') return hasContactBefore(note, index) || isHalfOfCouple(note, index);
  const isSaint = kind !== 'plain' || FIRST_NAMES.has(word.key) || TOWNS.has(word.key);
  if (isSaint && isOfSaint(note, index)) return false;
  if (note.streets.has(index)) return false;
  if (kind === 'plain' && isOneOfMany(note, index)) return false;
  if (kind === 'plain')
    return !isStreetEnd(word) || hasTitle(note, index) || isFollowedByPersonVerb(note, index);
  if (
    hasTitle(note, index) ||
    hasFirstName(note, index) ||
    (isGenitive(note, index) && word.isCapital)
  )
    return true;
  if (isHalfOfCouple(note, index)) return true;
  if (kind === 'town') return isTownsperson(note, index);
  return isNamesake(note, index) || isPlainGenitive(note, index);
}

/** `Martin` of `Saint-Martin`: a place or a feast, unless a contact is called so as a whole. */
function isOfSaint({ words, names }: Note, index: number): boolean {
  const [word, before] = [words[index]!, words[index - 1]];
  if (!before?.isCapital || !SAINTS.has(before.key) || !/^(?:[-‐‑]|\.?[ ])$/u.test(word.gap))
    return false;
  return !names.words.get(word.key)?.leads.has(before.key);
}

/** A name that is a word too: `Klein`. */
function isNamesake(note: Note, index: number): boolean {
  const { words } = note;
  const word = words[index]!;
  if (isCapitalInside(note, index) || isShouted(note, index)) return true;
  if (isReached(note, index) || isInFileName(note, index)) return true;
  const hasNoun = isNoun(note, index);
  if (!word.isCapital && GRAMMAR.has(word.key)) return false;
  if (isFollowedByPersonVerb(note, index) && !hasNoun) return true;
  if (isNameAfterInteraction(note, index) || isSmallStart(note, index)) return true;
  if (
    followsInteraction(note, index) &&
    ((word.isCapital && !(note.isGerman && hasNoun)) || endsStatement(note, index))
  )
    return true;
  return word.isCapital && !hasNoun && isLoneName(note, index);
}

/** `Müllers Angebot`: the genitive is no word itself. */
function isPlainGenitive(note: Note, index: number): boolean {
  const { key, isCapital } = note.words[index]!;
  const isOther = COMMON_WORDS.has(key) || !key.endsWith('s') || note.names.words.has(key);
  const next = note.words[index + 1];
  // `Roses in the garden` is a plural.
  return (
    isCapital &&
    !isOther &&
    !hasArticle(note, index) &&
    !(next && GRAMMAR.has(next.key) && !PERSON_VERBS.has(next.key))
  );
}

/** A name that is a town too: `Gent`. */
function isTownsperson(note: Note, index: number): boolean {
  const { words, names } = note;
  const word = words[index]!;
  if (isPlaced(note, index)) return false;
  if (
    isFollowedByPersonVerb(note, index) ||
    followsInteraction(note, index) ||
    isShouted(note, index)
  )
    return true;
  return !names.places.has(word.key);
}

/** `Maes` of `Claeys-Maes`, where the owner is An Maes, `noel` of `debacker-noel`: a couple's names. */
function isHalfOfCouple({ words, names }: Note, index: number): boolean {
  const sides = [
    { other: words[index - 1], gap: words[index]!.gap },
    { other: words[index + 1], gap: words[index + 1]?.gap ?? '' },
  ];
  return sides.some(({ other, gap }) => {
    if (!other || !/^[ ]?[-‐‑–/&][ ]?$/u.test(gap)) return false;
    return other.keys.exact.some((key) => {
      const kind = (names.words.get(key) ?? names.joined.get(key))?.kind;
      return kind !== undefined && kindHere(other, kind) === 'plain';
    });
  });
}

/** `Maes` of `Jan Maes`, where the owner is An Maes. */
function hasContactBefore({ words, names }: Note, index: number): boolean {
  const [word, before] = [words[index]!, words[index - 1]];
  if (!before || !isWithinName(word)) return false;
  const known = names.words.get(before.key);
  const own = names.words.get(word.key);
  return (
    known !== undefined &&
    known.kind !== 'own' &&
    own !== undefined &&
    [...known.contacts].some((one) => own.contacts.has(one))
  );
}
