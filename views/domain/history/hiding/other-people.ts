import { ACTS, DEALINGS, OF_PEOPLE } from './tables/acts.ts';
import {
  ALSO,
  NO_NAMES,
  PAIRS,
  PARTICLES,
  ROLES,
  SURNAME_STARTS,
  TITLES,
} from './tables/about-names.ts';
import { CLEAR_FIRST_NAMES, COMMON_WORDS, GERMAN_NOUNS } from './tables/common-words.ts';
import { FIRST_NAMES } from './tables/first-names.ts';
import { GRAMMAR } from './tables/function-words.ts';
import { HOUSE_STARTS } from './tables/street-words.ts';
import { TOWNS } from './tables/towns.ts';
import { acts, isTitle } from './neighbours.ts';
import type { Note } from './note.ts';
import { NOBODY, type Span } from './spans.ts';
import { wordSet } from './tables/word-set.ts';
import { follows, isWithinName, type Word } from './words.ts';

/**
 * The parts of a note that name people who are no contacts: behind a salutation, a title or what
 * they are to the sale, with a common first name, or with initials (decision 146).
 */
export function otherPeople(note: Note): Span[] {
  const spans: Span[] = [];
  let index = -1;
  while (++index < note.words.length) {
    const name =
      behindTitle(note, index) ??
      byFirstName(note, index) ??
      byInitials(note, index) ??
      byDoing(note, index);
    if (!name) continue;
    spans.push({
      start: note.words[name.from]!.start,
      end: note.words[name.to]!.end,
      contacts: NOBODY,
    });
    index = name.to;
  }
  return spans;
}

/** Words of a name at most. */
const LONGEST = 8;

interface Range {
  from: number;
  to: number;
}

/** `mevr. Els Claes`, `Herr und Frau Müller-Groß`, `koper Peeters`. */
function behindTitle(note: Note, index: number): Range | undefined {
  const { words } = note;
  const word = words[index]!;
  const isRole = ROLES.has(word.key) && !note.isGerman;
  if (!isRole && !isTitle(note, index)) return undefined;
  let at = index + 1;
  if (
    isRole &&
    words[at] &&
    NO_NAMES.has(words[at]!.key) &&
    !words[at]!.isCapital &&
    /^\s?:/u.test(words[at + 1]?.gap ?? '')
  ) {
    const named = words[at + 1]!;
    return named.isCapital && isSurname(note, at + 1, true, at + 1)
      ? { from: at + 1, to: restOf(note, at + 1) }
      : undefined;
  }
  while (
    at < index + LONGEST &&
    words[at] &&
    (isTitle(note, at) || words[at]!.isInitial) &&
    follows(words[at]!)
  )
    at += 1;
  if (at > index + 1 && isTitle(note, at - 1) && at - 1 !== index) return undefined;
  const first = words[at];
  if (!first || !isBehind(note, index, at, isRole)) return undefined;
  let from = at;
  while (from - 1 > index && words[from - 1]!.isInitial && !isTitle(note, from - 1)) from -= 1;
  while (isSurnameStart(note, at, word.key)) at += 1;
  const name = words[at];
  if (!name || !isSurname(note, at, isRole, from)) return undefined;
  return { from, to: restOf(note, at) };
}

/** Whether the word at `at` follows the title at `index`: `Mr. O’Leary`, `koper: Peeters`. */
function isBehind({ words }: Note, index: number, at: number, isRole: boolean): boolean {
  const first = words[at]!;
  if (isRole && at === index + 1 && /^\s?:\s$/u.test(first.gap)) return true;
  return first.gap !== '' && (follows(first) || (at > index + 1 && isWithinName(first)));
}

/** A particle of a name: `de` of `fam. de Smet`, not of `couple de Liégeois`. */
function isSurnameStart({ words }: Note, at: number, title: string): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || !next || !isWithinName(next)) return false;
  if (word.isCapital) return PARTICLES.has(word.key);
  return SURNAME_STARTS.has(word.key) && !PAIRS.has(title);
}

function isSurname(note: Note, index: number, isRole: boolean, from: number): boolean {
  const { words, names } = note;
  const word = words[index]!;
  if (word.isNumber || ALSO.has(word.key) || names.kept.has(word.key) || TITLES.has(word.key))
    return false;
  if (note.streets.has(index) || (HOUSE_STARTS.has(word.key) && !word.isCapital)) return false;
  if (index > from && GRAMMAR.has(word.key) && !word.isCapital) return false;
  if (word.isCapital) {
    if (NO_NAMES.has(word.key) || ROLES.has(word.key)) return false;
    if (isRole) return !COMMON_WORDS.has(word.key) && !TOWNS.has(word.key);
    return !(note.isUpper && GRAMMAR.has(word.key));
  }
  return !isRole && isSmallName(note, index);
}

/** A name in small letters: no word of grammar or of doing, and the title shortened or a doing behind. */
function isSmallName(note: Note, index: number): boolean {
  const { words } = note;
  const word = words[index]!;
  if ([GRAMMAR, ACTS, ROLES, OF_PEOPLE, TITLES].some((table) => table.has(word.key))) return false;
  let title = index - 1;
  while (title > 0 && PARTICLES.has(words[title]!.key)) title -= 1;
  const key = words[title]?.key ?? '';
  const isShortened =
    /^(?:dhr|dhrn|hr|mevr|mvr|mw|fam|mme|mmes|mlle|mr|mrs|ms|hrn|fr|dr|me|mtr)$/.test(key);
  if (isShortened) return true;
  return !COMMON_WORDS.has(word.key) && (acts(note, index) || FIRST_NAMES.has(word.key));
}

/** Particles that also join nouns, as in `Detlef vom Büro`: they end a name unless they have a capital. */
const GRAMMAR_PARTICLES = wordSet('in am an auf und het op vom zum zur');

/** The last word of a name that begins here: further parts with capitals, joined by hyphens or particles. */
function restOf(note: Note, start: number): number {
  const { words } = note;
  let to = start;
  for (let at = start + 1; at < Math.min(words.length, start + LONGEST); at += 1) {
    const [word, before] = [words[at]!, words[at - 1]!];
    if (!isWithinName(word) || word.isNumber) break;
    if (PARTICLES.has(word.key) && !GRAMMAR_PARTICLES.has(word.key)) continue;
    const isHyphened =
      (/[-‐‑/_]|^$/.test(word.gap) && !/\s$/.test(word.gap)) || PARTICLES.has(before.key);
    const isNext =
      isHyphened ||
      FIRST_NAMES.has(before.key) ||
      before.isInitial ||
      (at === start + 1 && !note.isGerman && !note.isUpper);
    if (!word.isCapital && !(isHyphened && /[-‐‑]/.test(word.gap))) break;
    if (!isNext || !isFurther(note, at, isHyphened)) break;
    to = at;
  }
  return to;
}

function isFurther(note: Note, index: number, isHyphened: boolean): boolean {
  const word = note.words[index]!;
  if (note.streets.has(index) || TITLES.has(word.key) || note.names.kept.has(word.key))
    return false;
  if (isHyphened)
    return !GERMAN_NOUNS.has(word.key) || !note.isGerman || note.words[index]!.isCapital;
  return !TOWNS.has(word.key) && !GRAMMAR.has(word.key) && !NO_NAMES.has(word.key);
}

/** `Sofie belt`, `Jan De Wit`, `Jean-Pierre Dupont`. */
function byFirstName(note: Note, index: number): Range | undefined {
  const { words, names, streets } = note;
  const word = words[index]!;
  const before = words[index - 1];
  if (!word.isCapital || (note.isUpper && word.text.length < 4)) return undefined;
  if (!CLEAR_FIRST_NAMES.has(word.key) || names.kept.has(word.key)) return undefined;
  if (streets.has(index) || TOWNS.has(word.key)) return undefined;
  if (before && HOUSE_STARTS.has(before.key) && isWithinName(word)) return undefined;
  if (isDate(note, index)) return undefined;
  return { from: index, to: restOf(note, index) };
}

/** Two words with capitals that are no others, and do what people do: `Wiesława Nowak belt`. */
function byDoing(note: Note, index: number): Range | undefined {
  const { words, streets } = note;
  const second = words[index + 1];
  if (
    note.isUpper ||
    !second ||
    !follows(second) ||
    !acts(note, index + 1) ||
    streets.has(index + 1)
  )
    return undefined;
  return [words[index]!, second].every((word) => isUnknown(note, word))
    ? { from: index, to: index + 1 }
    : undefined;
}

function isUnknown({ names }: Note, { key, isCapital, isInitial }: Word): boolean {
  const tables = [
    COMMON_WORDS,
    TOWNS,
    NO_NAMES,
    HOUSE_STARTS,
    ROLES,
    TITLES,
    PARTICLES,
    DEALINGS,
    names.kept,
  ];
  return isCapital && !isInitial && !tables.some((table) => table.has(key));
}

/** `12 Jan 2026`, `Mar. 3`. */
function isDate({ words }: Note, index: number): boolean {
  if (words[index]!.text.length > 3) return false;
  return [words[index - 1], words[index + 1]].some((one) => one?.isNumber && one.text.length !== 3);
}

/** `J. Peeters`, `A.-M. De Clercq`. */
function byInitials(note: Note, index: number): Range | undefined {
  const { words, names, streets, text } = note;
  const word = words[index]!;
  if (!word.isInitial || !word.isCapital || text[word.end] !== '.') return undefined;
  let at = index + 1;
  while (at < index + LONGEST && words[at]?.isInitial && isWithinName(words[at]!)) at += 1;
  while (words[at] && PARTICLES.has(words[at]!.key) && isWithinName(words[at]!)) at += 1;
  const name = words[at];
  if (!name?.isCapital || !isWithinName(name) || streets.has(at) || names.kept.has(name.key))
    return undefined;
  const known = GRAMMAR.has(name.key) || NO_NAMES.has(name.key) || HOUSE_STARTS.has(name.key);
  if (known || (name.isUpper && name.text.length < 4)) return undefined;
  // The end of a sentence: `plan B. Daarna`, `Blok A. Optie`.
  const before = words[index - 1];
  const isEnd =
    before !== undefined &&
    follows(word) &&
    /^(?:blok|bloc|block|plan|optie|option|lot|label|type|fase|phase|appartement|app|bus|klasse|classe|class|epc|peb|deel|unit|zone|categorie|haus)$/.test(
      before.key,
    );
  return isEnd || (COMMON_WORDS.has(name.key) && note.isGerman)
    ? undefined
    : { from: index, to: restOf(note, at) };
}
