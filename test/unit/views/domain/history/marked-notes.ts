import { readFileSync } from 'node:fs';
import type { Locale } from '../../../../../views/domain/locale.ts';
import type { ShownText } from '../../../../../views/domain/history/contacts.ts';

/** A note of a broker, with what of it names people. */
export interface MarkedNote {
  contacts: string[];
  text: string;
  /** For each character of the text, whether it must be hidden; all others must stay. */
  isPersonal: boolean[];
}

/** The notes of `test/fixtures/hidden-people` in a language, of the form `contact; contact | text with [[names]]`. */
export function markedNotes(locale: Locale): MarkedNote[] {
  const file = new URL(`../../../../fixtures/hidden-people/${locale}.txt`, import.meta.url);
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '' && !line.startsWith('#')).map(markedNote);
}

function markedNote(line: string): MarkedNote {
  const [contacts = '', ...rest] = line.split('|');
  const pieces = rest
    .join('|')
    .trim()
    .split(/(\[\[.*?\]\])/);
  const parts = pieces.map((piece) => {
    const isMarked = piece.startsWith('[[');
    return { text: isMarked ? piece.slice(2, -2) : piece, isMarked };
  });
  return {
    contacts: contacts
      .split(';')
      .map((one) => one.trim())
      .filter((one) => one !== ''),
    text: parts.map(({ text }) => text).join(''),
    isPersonal: parts.flatMap(({ text, isMarked }) => Array.from(text.split(''), () => isMarked)),
  };
}

export interface NoteFaults {
  /** A letter or digit that must be hidden is shown. */
  leaks: boolean;
  /** A letter or digit that must stay is hidden. */
  hidesMore: boolean;
  /** As shown, with an ellipsis for what is hidden. */
  shown: string;
}

/** What is wrong with a note as it is shown. */
export function faultsOf({ text, isPersonal }: MarkedNote, shown: ShownText): NoteFaults {
  const isVisible = text.split('').map(() => false);
  let from = 0;
  for (const piece of shown) {
    if (typeof piece !== 'string') continue;
    const start = text.indexOf(piece, from);
    from = start + piece.length;
    isVisible.fill(true, start, from);
  }
  const counted = text.split('').map((letter) => /[\p{L}\p{N}]/u.test(letter));
  return {
    leaks: counted.some((counts, at) => counts && isPersonal[at] && isVisible[at]),
    hidesMore: counted.some((counts, at) => counts && !isPersonal[at] && !isVisible[at]),
    shown: shown.map((piece) => (typeof piece === 'string' ? piece : '…')).join(''),
  };
}
