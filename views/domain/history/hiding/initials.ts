import { isFollowedByPersonVerb, followsInteraction, isNameAfterInteraction } from './doings.ts';
import type { Note } from './note.ts';
import { hasArticle } from './nouns.ts';
import { PERSON_VERBS } from './tables/acts.ts';
import { type Word, isAdjacent } from './words.ts';

/** Words of a note that are a contact's. */
export interface Found {
  count: number;
  contacts: ReadonlySet<number>;
}

/** `JP` of `Jan Peeters`, where people stand. */
export function initialsAt(note: Note, index: number): Found | undefined {
  const word = note.words[index]!;
  const contacts = note.names.initials.get(word.key);
  if (!contacts || !word.isUpper || word.text.length !== 2) return undefined;
  const isPerson = !note.isUpper && isFollowedByPersonVerb(note, index) && !hasArticle(note, index);
  return isPerson ? { count: 1, contacts } : undefined;
}

/** `J.P.` of `Jan Peeters`, where people stand. */
export function pointedInitials(note: Note, index: number): Found | undefined {
  const { words, names } = note;
  const [first, second, next] = words.slice(index, index + 3);
  if (!first?.isCapital || !second?.isInitial || !second.isCapital) return undefined;
  if (!/^\. ?$/.test(second.gap) || (next && !/^\.?[ ,;:)]/.test(next.gap))) return undefined;
  const contacts = names.initials.get(first.key + second.key);
  if (!contacts) return undefined;
  const isPerson =
    doesBehindPoint(next) || followsInteraction(note, index) || isNameAfterInteraction(note, index);
  return isPerson || /^\.?:/.test(next?.gap ?? '') ? { count: 2, contacts } : undefined;
}

/** What people do, behind the point of an initial. */
function doesBehindPoint(next: Word | undefined): boolean {
  return (
    next !== undefined && !next.isCapital && /^\.? /.test(next.gap) && PERSON_VERBS.has(next.key)
  );
}

/** `The Fields`: a family in English, although the plural is a word too. */
export function familyAt(note: Note, index: number): Found | undefined {
  const [before, word] = [note.words[index - 1], note.words[index]!];
  if (before?.key !== 'the' || !word.isCapital || note.isUpper || !word.key.endsWith('s'))
    return undefined;
  if (!isAdjacent(word) || note.streets.has(index)) return undefined;
  const known = note.names.words.get(word.key.slice(0, -1));
  return known?.kind === 'plain' || known?.kind === 'word'
    ? { count: 1, contacts: known.contacts }
    : undefined;
}
