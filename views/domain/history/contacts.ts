import { addressSpans } from './hiding/addresses.ts';
import { type ContactNames, namesOf, type OtherNames } from './hiding/contact-names.ts';
import { knownPeople } from './hiding/known-people.ts';
import { type Note, noteOf } from './hiding/note.ts';
import { otherPeople } from './hiding/other-people.ts';
import { sharedContacts, mergedSpans, NO_CONTACTS, type Span } from './hiding/spans.ts';
import { withShortened } from './hiding/shortened-names.ts';
import { splitAtPhoneNumbers } from './phone-numbers.ts';

/** A fixed number of random letters in place of a name, an e-mail address or a telephone number. */
export interface Hidden {
  hidden: string;
  /** The contact's letter in the history of this home, `A`; absent if it is not known who is meant. */
  letter?: string;
}

/** A text with its personal data hidden. */
export type ShownText = readonly (string | Hidden)[];

/** A contact as the owner sees them: by name, hidden, or the owner themselves. */
export type ShownContact = { name: string } | Hidden | { self: true };

/** From 0 to 1, without 1; handed in. */
export type Random = () => number;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const LENGTH = 9;

/**
 * Random letters that reveal nothing about what they hide: neither letters nor length, nor whether
 * the same text is hidden elsewhere (spec section 6).
 */
export function randomLetters(random: Random): Hidden {
  const letters = Array.from({ length: LENGTH }, () => LETTERS[Math.floor(random() * 26)]);
  return { hidden: letters.join('') };
}

/**
 * The names of contacts, by which they are found in texts.
 * @param others texts whose words are not hidden: the owner's own names, and places, which a contact
 *   may be named like.
 */
export function nameWords(
  contacts: readonly string[],
  others: readonly string[] | OtherNames,
): ContactNames {
  return namesOf(contacts, 'own' in others ? others : { own: others, places: [] });
}

/** The letter of a contact by their place in the list of names; undefined for none. */
export type LetterOf = (contact: number) => string | undefined;

/**
 * Hides people in a text that the agency wrote (decision 031): names of contacts in any spelling,
 * names behind a salutation or with a common first name, e-mail addresses, URLs that name somebody,
 * and telephone numbers. A name that is also a word or a town is hidden where its neighbours make a
 * person of it.
 */
export function hidePeople(
  text: string,
  names: ContactNames,
  random: Random,
  letterOf: LetterOf = () => undefined,
): ShownText {
  const pieces: (string | Hidden)[] = [];
  let end = 0;
  for (const span of hiddenSpans(text, names)) {
    if (span.start > end) pieces.push(text.slice(end, span.start));
    pieces.push({ ...randomLetters(random), ...letterIn(span, letterOf) });
    end = span.end;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}

/** The letter, if the span is about one party only. */
function letterIn({ contacts }: Span, letterOf: LetterOf): { letter?: string } {
  const letters = new Set([...contacts].map(letterOf));
  const [letter] = letters;
  return letters.size === 1 && letter !== undefined ? { letter } : {};
}

/** The parts of a text that are hidden, in their order. */
function hiddenSpans(text: string, names: ContactNames): Span[] {
  const fixed = mergedSpans([...addressSpans(text, names), ...phoneSpans(text)]);
  const note = noteOf(text, names);
  const people = [...knownPeople(note), ...otherPeople(note)];
  return withinNames(note, mergedSpans([...fixed, ...people]));
}

function phoneSpans(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  splitAtPhoneNumbers(text).forEach((piece, index) => {
    if (index % 2 === 1) spans.push({ start, end: start + piece.length, contacts: NO_CONTACTS });
    start += piece.length;
  });
  return spans;
}

/** Initials and particles at the edge of a name belong to it; its parts become one. */
function withinNames(note: Note, spans: readonly Span[]): Span[] {
  const { text } = note;
  const joined: Span[] = [];
  for (const span of spans) {
    const wide = withShortened(note, widened(text, span));
    const last = joined.at(-1);
    const gap = last && text.slice(last.end, wide.start);
    if (last && gap !== undefined && /^(?:[ \t\u00a0]?|[ ]?[-‐‑–][ ]?|['’])$/u.test(gap)) {
      last.end = wide.end;
      last.contacts = sharedContacts(last.contacts, wide.contacts);
    } else joined.push({ ...wide });
  }
  return joined;
}

/** Initials before and behind: `J.P. Claes`, `Claes, J.`, `Claes J.`. */
function widened(text: string, { start, end, contacts }: Span): Span {
  const before = /(?<![\p{L}\p{N}])(?!M\. $)(?:\p{Lu}\.[ -]?){1,3}$/u.exec(
    text.slice(Math.max(0, start - 12), start),
  );
  const behind = /^,?[ ](?:\p{Lu}\.[ -]?){1,3}(?!\p{L})/u.exec(text.slice(end, end + 12));
  const trailing = behind?.[0].trimEnd().length ?? 0;
  return { start: start - (before?.[0].length ?? 0), end: end + trailing, contacts };
}
