import { isFollowedByPersonVerb } from './doings.ts';
import { type Range, restOf } from './name-extent.ts';
import type { Note } from './note.ts';
import { NO_CONTACTS, type Span } from './spans.ts';
import { NAME_PARTICLES, NO_NAMES } from './tables/about-names.ts';
import { CLEAR_FIRST_NAMES, COMMON_WORDS } from './tables/common-words.ts';
import { GRAMMAR } from './tables/function-words.ts';
import { HOUSE_STARTS } from './tables/street-words.ts';
import { TOWNS } from './tables/towns.ts';
import { byGreeting, byRole, isUnknown } from './people-by-role.ts';
import { behindTitle } from './titled-people.ts';
import { LONGEST_NAME, isAdjacent, isWithinName } from './words.ts';

/**
 * The parts of a note that name people who are no contacts: behind a salutation, a title or what
 * they are to the sale, with a common first name, or with initials (decision 031).
 */
export function otherPeople(note: Note): Span[] {
  const spans: Span[] = [];
  let index = -1;
  while (++index < note.words.length) {
    const name =
      behindTitle(note, index) ??
      byFirstName(note, index) ??
      byInitials(note, index) ??
      byGreeting(note, index) ??
      byRole(note, index) ??
      byDoing(note, index);
    if (!name) continue;
    spans.push({
      start: note.words[name.from]!.start,
      end: note.words[name.to]!.end,
      contacts: NO_CONTACTS,
    });
    index = name.to;
  }
  return spans;
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
    !isAdjacent(second) ||
    !isFollowedByPersonVerb(note, index + 1) ||
    streets.has(index + 1)
  )
    return undefined;
  return [words[index]!, second].every((word) => isUnknown(note, word))
    ? { from: index, to: index + 1 }
    : undefined;
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
  while (at < index + LONGEST_NAME && words[at]?.isInitial && isWithinName(words[at]!)) at += 1;
  while (words[at] && NAME_PARTICLES.has(words[at]!.key) && isWithinName(words[at]!)) at += 1;
  const name = words[at];
  if (!name?.isCapital || !isWithinName(name) || streets.has(at) || names.kept.has(name.key))
    return undefined;
  const known = GRAMMAR.has(name.key) || NO_NAMES.has(name.key) || HOUSE_STARTS.has(name.key);
  if (known || (name.isUpper && name.text.length < 4)) return undefined;
  // The end of a sentence: `plan B. Daarna`, `Blok A. Optie`.
  const before = words[index - 1];
  const isEnd =
    before !== undefined &&
    isAdjacent(word) &&
    /^(?:blok|bloc|block|plan|optie|option|lot|label|type|fase|phase|appartement|app|bus|klasse|classe|class|epc|peb|deel|unit|zone|categorie|haus)$/.test(
      before.key,
    );
  return isEnd || (COMMON_WORDS.has(name.key) && note.isGerman)
    ? undefined
    : { from: index, to: restOf(note, at) };
}
