import { type Found, familyAt, initialsAt, pointedInitials } from './initials.ts';
import { misspeltWord } from './misspellings.ts';
import type { Note } from './note.ts';
import { isPersonRow, isPersonWord } from './person-or-word.ts';
import type { Span } from './spans.ts';
import { joinedIn, joinedWord, knownWord, tailIn } from './spellings.ts';
import { NAME_PARTICLES } from './tables/about-names.ts';
import { joinedKeys } from './word-keys.ts';
import { LONGEST_NAME, type Word, isWithinName } from './words.ts';

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
  return isInitial && !isCapital && !NAME_PARTICLES.has(key);
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
