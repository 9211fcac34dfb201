import { ENERGY_LETTERS } from '../energy/energy-grade.ts';
import type { Draft } from './draft.ts';
import type { PhraseCursor } from './phrase-cursor.ts';
import { quantityAt } from './quantity.ts';

type Numbers = Readonly<Record<string, number>>;

/** A score in kWh, which no filter has: where its name begins, and where the number is looked for. */
interface Score {
  numbers: Numbers;
  start: number;
  from: number;
}

/** `EPC B`, `PEB B minimum`, `label A+ of beter`, `B-label`. */
export function readsEnergy(cursor: PhraseCursor, draft: Draft, numbers: Numbers): boolean {
  const start = cursor.at;
  let at = start;
  let hasName = false;
  for (
    let next = cursor.after(at, 'energy', 'bound', 'filler');
    next;
    next = cursor.after(at, 'energy', 'bound', 'filler')
  ) {
    if (letterAt(cursor, at) && hasName) break;
    if (next.meaning.kind === 'filler' && at === start) return false;
    hasName ||= next.meaning.kind === 'energy';
    at = next.next;
  }
  const letter = letterAt(cursor, at);
  if (!letter) return hasName && unsupportedScore(cursor, draft, { numbers, start, from: at });
  at += 1;
  while (cursor.isSign(at, '+')) at += 1;
  const named = cursor.after(at, 'energy');
  if (!hasName && !named) return false;
  at = named?.next ?? at;
  // `B of C`: C is enough.
  const letters = [letter];
  for (let next = letterAfter(cursor, at); next; next = letterAfter(cursor, at)) {
    letters.push(next.letter);
    at = next.next;
  }
  for (
    let tail = cursor.after(at, 'after', 'bound');
    tail;
    tail = cursor.after(at, 'after', 'bound')
  ) {
    if (cursor.tokens[tail.next]?.kind === 'number' && tail.meaning.kind === 'bound') break;
    at = tail.next;
  }
  draft.setEnergy(letters.sort().at(-1)!, cursor.span(start, at));
  cursor.at = at;
  return true;
}

/** `EPC 200 kWh`: the score is no filter. */
function unsupportedScore(
  cursor: PhraseCursor,
  draft: Draft,
  { numbers, start, from }: Score,
): boolean {
  const quantity = quantityAt(cursor, from, numbers) ?? quantityAt(cursor, start, numbers);
  let at = quantity?.next ?? from;
  for (
    let noun = quantity && cursor.after(at, 'unsupported');
    noun;
    noun = cursor.after(at, 'unsupported')
  ) {
    at = noun.next;
  }
  draft.unsupported.push(cursor.span(start, at));
  cursor.at = at;
  return true;
}

/** `, B`, `of C`. */
function letterAfter(cursor: PhraseCursor, from: number) {
  const comma = cursor.isSign(from, ',') ? from + 1 : from;
  const word = cursor.after(comma, 'and', 'to');
  const at = word?.next ?? comma;
  const letter = at > from ? letterAt(cursor, at) : undefined;
  return letter && { letter, next: at + 1 };
}

function letterAt(cursor: PhraseCursor, at: number): (typeof ENERGY_LETTERS)[number] | undefined {
  const token = cursor.tokens[at];
  if (token?.kind !== 'word' || token.key.length !== 1) return undefined;
  return ENERGY_LETTERS.find((letter) => letter.toLowerCase() === token.key);
}
