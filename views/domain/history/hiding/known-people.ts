import { ACTS, DEALINGS, OF_PEOPLE } from './tables/acts.ts';
import { GRAMMAR } from './tables/function-words.ts';
import { COMMON_WORDS, isCommon } from './tables/common-words.ts';
import { NO_NAMES, PARTICLES, ROLES, TITLES } from './tables/about-names.ts';
import { FIRST_NAMES } from './tables/first-names.ts';
import { type Joined, type Known, LONGEST_NAME } from './contact-names.ts';
import {
  acts,
  hasArticle,
  hasFirstName,
  hasTitle,
  isCapitalInside,
  isDealtWith,
  isGenitive,
  isInFileName,
  isLastOrTimed,
  isNamedAfterDealing,
  isNoun,
  isOneOfMany,
  isPlaced,
  isReached,
  isShouted,
  isSmallStart,
  standsAlone,
} from './neighbours.ts';
import type { Note } from './note.ts';
import type { Span } from './spans.ts';
import { isStreetEnd } from './streets.ts';
import { STREET_ENDS } from './tables/street-words.ts';
import { TOWNS } from './tables/towns.ts';
import { wordSet } from './tables/word-set.ts';
import { misspelt } from './misspellings.ts';
import { familyAt, type Found, initialsAt, pointedInitials } from './initials.ts';
import { joinedKeys, type WordKeys } from './word-keys.ts';
import { isWithinName, type Word } from './words.ts';

/** Endings of names: genitives, plurals, adjectives. */
const ENDINGS = [
  's',
  'es',
  'en',
  'n',
  'ens',
  'sche',
  'schen',
  'scher',
  'sches',
  'schem',
  'se',
  'sen',
];
/** Before the name of a saint, of which towns, streets and feasts are named. */
const SAINTS = wordSet('saint sainte sint sankt san santa st ste');

/** Letters of a name at least of which a longer word is made: `Peetersdossier`. */
const STEM = 5;

/** The parts of a note that name contacts, a span for each run of words. */
export function knownPeople(note: Note): Span[] {
  const { words } = note;
  const spans: Span[] = [];
  let index = 0;
  while (index < words.length) {
    const found = rowAt(note, index) ?? wordAt(note, index);
    if (found)
      spans.push({
        start: words[index]!.start,
        end: words[index + found.count - 1]!.end,
        contacts: found.contacts,
      });
    index += found?.count ?? 1;
  }
  return spans;
}

/** The longest row of words that is a contact's name, from two words on. */
function rowAt(note: Note, index: number): Found | undefined {
  const { words } = note;
  if (note.streets.has(index)) return undefined;
  let count = 1;
  while (count < LONGEST_NAME && words[index + count] && isWithinName(words[index + count]!))
    count += 1;
  for (; count > 1; count -= 1) {
    const row = words.slice(index, index + count);
    if (row.some(isLoose) || row.at(-1)!.isNumber || note.streets.has(index + count - 1)) continue;
    const joined =
      joinedIn(note, joinedKeys(row.map(({ keys }) => keys)), row) ?? tailIn(note, row);
    if (joined && isPersonRow(note, index, row, joined))
      return { count, contacts: joined.contacts };
  }
  return undefined;
}

/** A letter that is a word, as the French `a`, and no initial. */
function isLoose({ isInitial, isCapital, key }: Word): boolean {
  return isInitial && !isCapital && !PARTICLES.has(key);
}

function joinedIn({ names }: Note, keys: WordKeys, row: readonly Word[]): Joined | undefined {
  for (const key of keys.exact) {
    const found = names.joined.get(key) ?? whole(names.words.get(key));
    if (found) return found;
  }
  const isNamed = row.some(({ isCapital }) => isCapital);
  if (keys.loose !== '' && isNamed && names.looseJoined.has(keys.loose))
    return names.looseJoined.get(keys.loose);
  for (const ending of ENDINGS) {
    const [key] = keys.exact;
    if (!key.endsWith(ending)) continue;
    const found = names.joined.get(key.slice(0, -ending.length));
    if (found && found.kind === 'plain' && row.some(({ isCapital }) => isCapital)) return found;
  }
  return undefined;
}

/** A contact written in one word, as `Vandamme`, where a note has two. */
function whole(known: Known | undefined): Joined | undefined {
  return known && known.kind !== 'own' ? { contacts: known.contacts, kind: 'plain' } : undefined;
}

/** `vd Berghe`, `V. d. Berghe`, `de Berghe` for `Vandenberghe`. */
function tailIn({ names }: Note, row: readonly Word[]): Joined | undefined {
  const last = row.at(-1)!;
  const particles = row.slice(0, -1);
  if (!particles.every(({ key }) => PARTICLES.has(key))) return undefined;
  const isAbbreviated = particles.some(({ key }) => /^(?:v|vd|vdn|d|van)$/.test(key));
  if (!last.isCapital && !isAbbreviated) return undefined;
  const known = names.words.get(last.key);
  const isLed = isAbbreviated && known !== undefined && known.leads.size > 0;
  return names.joined.get(`~${last.key}`) ?? (isLed ? known : undefined);
}

function isPersonRow(note: Note, index: number, row: readonly Word[], { kind }: Joined): boolean {
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
    startsBig || isAddressed(note, index, last) || !isPlaced(note, last) || isDealtWith(note, index)
  );
}

function isAddressed(note: Note, first: number, last: number): boolean {
  return (
    hasTitle(note, first) ||
    acts(note, last) ||
    isDealtWith(note, first) ||
    isShouted(note, last) ||
    isGenitive(note, last)
  );
}

/** A single word of a contact. */
function wordAt(note: Note, index: number): Found | undefined {
  const word = note.words[index]!;
  if (word.isNumber) return undefined;
  if (word.isInitial) return pointedInitials(note, index);
  const joined = joinedWord(note, word);
  if (joined && isPersonWord(note, index, joined.kind))
    return { count: 1, contacts: joined.contacts };
  const known = knownWord(note, word) ?? misspeltWord(note, index);
  if (!known) return initialsAt(note, index) ?? familyAt(note, index);
  const { kind, contacts } = known;
  if (!isPersonWord(note, index, kind)) return undefined;
  return { count: 1, contacts };
}

function joinedWord({ names }: Note, word: Word): Joined | undefined {
  const { keys, key, isCapital } = word;
  const found = names.joined.get(keys.exact[0]) ?? names.joined.get(keys.exact[1]);
  const loose = keys.loose !== '' && isCapital ? names.looseJoined.get(keys.loose) : undefined;
  const named = found ?? loose;
  if (!named) {
    const stem = ENDINGS.filter((ending) => key.endsWith(ending))
      .map((ending) => names.joined.get(key.slice(0, -ending.length)))
      .find((one) => one?.kind === 'plain');
    return stem && key.length > STEM && !COMMON_WORDS.has(key) ? stem : undefined;
  }
  return { ...named, kind: kindHere(word, named.kind) };
}

/** What a word is besides, as it is written here: `dewinter` is no word, although `Winter` is. */
function kindHere(word: Word, kind: Known['kind']): Known['kind'] {
  if (kind === 'own') return 'own';
  if (kind === 'town' || TOWNS.has(word.key)) return 'town';
  return isCommon(word) || (!word.isCapital && isPlural(word.key)) ? 'word' : 'plain';
}

/** `linden`, `posts`: a plural or an inflected form of a word of four letters or more. */
function isPlural(key: string): boolean {
  return /^.{4,}(?:s|n|x|e)$/.test(key) && COMMON_WORDS.has(key.slice(0, -1));
}

/** The word of a contact that a word is: itself, its genitive, or a longer word made of it. */
function knownWord({ names }: Note, word: Word): Known | undefined {
  const { keys, key, isCapital } = word;
  for (const exact of keys.exact) {
    const found = names.words.get(exact);
    if (found) return { ...found, kind: kindHere(word, found.kind) };
  }
  const isOther = COMMON_WORDS.has(key) || TOWNS.has(key);
  const loose = keys.loose === '' || isOther ? undefined : names.looseWords.get(keys.loose);
  if (loose && isCapital) return { ...loose, kind: kindHere(word, loose.kind) };
  for (const ending of ENDINGS) {
    if (isOther || !keys.exact.some((exact) => exact.endsWith(ending))) continue;
    const stems = keys.exact.map((exact) => names.words.get(exact.slice(0, -ending.length)));
    const found = stems.find((one) => one !== undefined);
    if (
      found &&
      (found.kind === 'plain'
        ? key.length - ending.length > 2 && (ending === 's' || key.length > STEM)
        : isCapital && ending === 's')
    )
      return found;
  }
  if (isOther || STREET_ENDS.test(key)) return undefined;
  return compound(names.words, word);
}

/** A name with one letter wrong; in small letters where people stand. */
function misspeltWord(note: Note, index: number): Known | undefined {
  const word = note.words[index]!;
  if (isStreetEnd(word) || note.names.kept.has(word.key)) return undefined;
  const [dealing, before] = [note.words[index - 2]?.key ?? '', note.words[index - 1]?.key ?? ''];
  // `au Leclerc` is a shop; the French `de` and the Dutch particle are before people too.
  if (before !== 'de' && hasArticle(note, index)) return undefined;
  const isCalled = before === 'de' && DEALINGS.has(dealing);
  const isCertain = isCalled || isAddressed(note, index, index);
  if (!word.isCapital && !isCertain) return undefined;
  // `Brand bietet`: a word too, that does what people do.
  if (isOtherName(word.key) && !(word.isCapital && acts(note, index) && COMMON_WORDS.has(word.key)))
    return undefined;
  return misspelt(word.key, note.names.words, isCertain);
}

/** A word of the tables: it is no misspelling of a name. */
function isOtherName(key: string): boolean {
  return [
    COMMON_WORDS,
    TOWNS,
    ACTS,
    DEALINGS,
    OF_PEOPLE,
    ROLES,
    TITLES,
    NO_NAMES,
    FIRST_NAMES,
  ].some((table) => table.has(key));
}

/** `Peetersdossier`; in small letters from a letter more. */
function compound(words: ReadonlyMap<string, Known>, { key, isCapital }: Word): Known | undefined {
  for (let length = key.length - 2; length >= (isCapital ? STEM : STEM + 1); length -= 1) {
    const found = words.get(key.slice(0, length));
    if (found?.kind === 'plain') return found;
  }
  return undefined;
}

/** Whether a word that is a contact's is meant as their name here. */
function isPersonWord(note: Note, index: number, kind: Known['kind']): boolean {
  const word = note.words[index]!;
  if (kind === 'own') return hasContactBefore(note, index) || isHalfOfCouple(note, index);
  if (isOfSaint(note, index)) return false;
  if (note.streets.has(index)) return false;
  if (kind === 'plain' && isOneOfMany(note, index)) return false;
  if (kind === 'plain') return !isStreetEnd(word) || hasTitle(note, index) || acts(note, index);
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
  if (acts(note, index) && !hasNoun) return true;
  if (isNamedAfterDealing(note, index) || isSmallStart(note, index)) return true;
  if (
    isDealtWith(note, index) &&
    ((word.isCapital && !(note.isGerman && hasNoun)) || isLastOrTimed(note, index))
  )
    return true;
  return word.isCapital && !hasNoun && standsAlone(note, index);
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
    !(next && GRAMMAR.has(next.key) && !ACTS.has(next.key))
  );
}

/** A name that is a town too: `Gent`. */
function isTownsperson(note: Note, index: number): boolean {
  const { words, names } = note;
  const word = words[index]!;
  if (isPlaced(note, index)) return false;
  if (acts(note, index) || isDealtWith(note, index) || isShouted(note, index)) return true;
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
