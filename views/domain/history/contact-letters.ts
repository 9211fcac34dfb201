import { contactWords } from './hiding/contact-people.ts';

/** An entry of a history, with its day or moment. */
export interface Appearance {
  date: string;
  contactIdent?: string | undefined;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * A letter for each contact, in the order in which they first appear: `A`, `B`, … `Z`, `AA`. Only
 * the order decides it. Spellings of one contact have one letter: `J. Peeters` is `Jan Peeters`
 * where no other contact could be.
 * @param isLeftOut contacts without a letter: the owner.
 */
export function contactLetters(
  entries: readonly Appearance[],
  isLeftOut: (contact: string) => boolean,
): Map<string, string> {
  const letters = new Map<string, string>();
  const parties: Party[] = [];
  for (const { contactIdent } of entries.toSorted((a, b) =>
    a.date < b.date ? -1 : a.date > b.date ? 1 : 0,
  )) {
    if (contactIdent === undefined || isLeftOut(contactIdent) || letters.has(contactIdent))
      continue;
    const party = contactWords(contactIdent);
    const same = parties.filter((other) => isSame(party, other));
    const [found] = same;
    if (same.length === 1 && found) letters.set(contactIdent, found.letter);
    else {
      const letter = letterAt(new Set(parties.map((one) => one.letter)).size);
      parties.push({ ...party, letter });
      letters.set(contactIdent, letter);
    }
  }
  return letters;
}

type Words = ReturnType<typeof contactWords>;
type Party = Words & { letter: string };

/** Whether all that one contact names, the other names too: in full, or by an initial. */
function isSame(one: Words, other: Words): boolean {
  if (one.names.length === 0 || other.names.length === 0) return one.text === other.text;
  return isWithin(one, other) || isWithin(other, one);
}

function isWithin(short: Words, long: Words): boolean {
  if (!short.names.every((name) => long.names.includes(name))) return false;
  const rest = long.names.filter((name) => !short.names.includes(name));
  return short.initials.every(
    (letter) => long.initials.includes(letter) || rest.some((name) => name.startsWith(letter)),
  );
}

function letterAt(index: number): string {
  const letter = ALPHABET[index % 26] ?? '';
  return index < 26 ? letter : letterAt(Math.floor(index / 26) - 1) + letter;
}
