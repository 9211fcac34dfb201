import type { PhraseCursor } from './phrase-cursor.ts';
import type { Unit } from './vocabulary.ts';

type Bound = 'min' | 'max' | 'about' | 'between';
type Measure = 'price' | 'surface' | 'plot';

/** Numbers with what they bound: `max € 350.000`, `2 à 3 chambres`, `minstens 80 m²`. */
export interface Quantity {
  values: readonly number[];
  /** Whether the values are alternatives, rather than the ends of a range. */
  isChoice: boolean;
  bound: Bound | undefined;
  measure: Measure | undefined;
  unit: Unit | undefined;
  /** Whether it is one number of digits alone without anything around it. */
  isBare: boolean;
  /** The bare digits. */
  digits: string;
  /** The token after it. */
  next: number;
}

interface Amount {
  value: number;
  multiplier: number;
  unit: Unit | undefined;
  digits: string;
  next: number;
}

/** Millions are written with few digits: `400 m` is a distance. */
const MAX_MILLIONS = 100;
const HEADS = 5;

/** The quantity that begins at a token; undefined if there is none. */
export function quantityAt(
  cursor: PhraseCursor,
  from: number,
  numbers: Readonly<Record<string, number>>,
): Quantity | undefined {
  let at = from;
  let bound: Bound | undefined;
  let measure: Measure | undefined;
  for (let heads = 0; heads < HEADS; heads += 1) {
    const head = cursor.after(at, 'bound', 'measure', 'filler', 'near');
    const isSign = cursor.isSign(at, '<', '>');
    if (!head && !isSign) break;
    const meaning = head?.meaning;
    // A word without meaning may stand within, not before; it may be a number in words.
    if (meaning?.kind === 'filler' && at === from) break;
    if (meaning?.kind === 'bound') bound = meaning.bound;
    if (meaning?.kind === 'near') bound ??= 'about';
    if (meaning?.kind === 'measure') measure = meaning.measure;
    if (isSign) bound = cursor.isSign(at, '<') ? 'max' : 'min';
    at = head?.next ?? at + 1;
  }
  const first = amountAt(cursor, at, numbers);
  if (!first) return undefined;
  const isHeadless = at === from;
  const range = rangeAfter(cursor, first, { numbers, bound });
  const last = range?.amount ?? first;
  const multiplier =
    last.multiplier > 1 && first.multiplier === 1 ? last.multiplier : first.multiplier;
  const low = first.value * (first.value < 1000 ? multiplier : first.multiplier);
  const values = range ? [low, last.value * last.multiplier] : [low];
  const tail = tailAfter(cursor, last.next, { unit: last.unit ?? first.unit, bound, measure });
  const isBare = isHeadless && !range && tail.next === last.next && first.unit === undefined;
  return { values, isChoice: range?.isChoice ?? false, isBare, digits: first.digits, ...tail };
}

function amountAt(
  cursor: PhraseCursor,
  from: number,
  numbers: Readonly<Record<string, number>>,
): Amount | undefined {
  const euro = cursor.after(from, 'unit');
  const hasEuro = euro?.meaning.unit === 'euro';
  const at = hasEuro ? euro.next : from;
  const token = cursor.tokens[at];
  if (token?.kind === 'word') return hasEuro ? undefined : countInWords(cursor, at, numbers);
  if (token?.kind !== 'number') return undefined;
  const digits = token.isPlain ? token.text : '';
  const amount = {
    value: token.value,
    digits,
    ...(hasEuro ? { unit: 'euro' as const } : { unit: undefined }),
  };
  const scale = cursor.after(at + 1, 'unit');
  if (scale?.meaning.unit === 'thousand') {
    return { ...amount, unit: 'euro', multiplier: 1000, next: scale.next };
  }
  if (scale?.meaning.unit === 'million' && token.value < MAX_MILLIONS) {
    return { ...amount, unit: 'euro', multiplier: 1_000_000, next: scale.next };
  }
  return { ...amount, multiplier: 1, next: at + 1 };
}

/** A number in words counts only before what can be counted, or as the end of a range. */
function countInWords(
  cursor: PhraseCursor,
  at: number,
  numbers: Readonly<Record<string, number>>,
): Amount | undefined {
  const token = cursor.tokens[at];
  if (token?.kind !== 'word' || !Object.hasOwn(numbers, token.key)) return undefined;
  const isCounted = (next: number) => isRoom(cursor.after(next, 'unit')?.meaning.unit);
  const connector = cursor.after(at + 1, 'and', 'to', 'in', 'bound');
  const other = connector && cursor.tokens[connector.next];
  const isRange =
    other !== undefined &&
    (other.kind === 'number' || (other.kind === 'word' && Object.hasOwn(numbers, other.key))) &&
    isCounted(connector!.next + 1);
  const post = cursor.after(at + 1, 'after');
  const isOpen = post !== undefined && isCounted(post.next);
  if (!isCounted(at + 1) && !isRange && !isOpen) return undefined;
  return { value: numbers[token.key]!, multiplier: 1, unit: undefined, digits: '', next: at + 1 };
}

const ROOMS: readonly (Unit | undefined)[] = [
  'bedrooms',
  'bathrooms',
  'toilets',
  'showerrooms',
  'garages',
];

export function isRoom(unit: Unit | undefined): boolean {
  return ROOMS.includes(unit);
}

/** The other end: `300 - 400k`, `van 300 tot 400.000`, `2 of 3 slaapkamers`. */
function rangeAfter(
  cursor: PhraseCursor,
  first: Amount,
  { numbers, bound }: { numbers: Readonly<Record<string, number>>; bound: Bound | undefined },
): { amount: Amount; isChoice: boolean } | undefined {
  let at = first.next;
  // `300.000 € tot 400.000 €`.
  const unit = cursor.after(at, 'unit');
  if (unit?.meaning.unit === 'euro') at = unit.next;
  const word = cursor.after(at, 'and', 'to', 'in', 'bound');
  const isDash = cursor.isSign(at, '-', '&');
  if (!word && !isDash) return undefined;
  if (word?.meaning.kind === 'bound' && word.meaning.bound !== 'max') return undefined;
  const next = word?.next ?? at + 1;
  const filler = cursor.after(next, 'filler');
  const amount =
    amountAt(cursor, next, numbers) ?? (filler && amountAt(cursor, filler.next, numbers));
  if (!amount) return undefined;
  const isAnd = word?.meaning.kind === 'and' || cursor.isSign(at, '&');
  if (!isAnd) return { amount, isChoice: false };
  if (bound === 'between') return { amount, isChoice: false };
  // `in Gent 9000 en 9050`, `2 en 3 slaapkamers`: only what is counted can be a choice.
  return isRoom(cursor.after(amount.next, 'unit')?.meaning.unit)
    ? { amount, isChoice: true }
    : undefined;
}

interface Head {
  unit: Unit | undefined;
  bound: Bound | undefined;
  measure: Measure | undefined;
}

/** Unit and bound behind the numbers: `slaapkamers`, `of meer`, `minimum`, `m² grond`. */
function tailAfter(cursor: PhraseCursor, from: number, head: Head): Head & { next: number } {
  let { unit, bound, measure } = head;
  let at = from;
  for (let tails = 0; tails < HEADS; tails += 1) {
    if (cursor.isSign(at, '+') && !isDistance(cursor, at + 1)) {
      bound = 'min';
      at += 1;
      continue;
    }
    const tail = cursor.after(at, 'unit', 'after', 'bound', 'measure');
    if (!tail) break;
    const { meaning, next } = tail;
    if (meaning.kind === 'unit') {
      const isOther = unit !== undefined && meaning.unit !== unit;
      const isScale = meaning.unit === 'thousand' || meaning.unit === 'million';
      if (isOther || isScale) break;
      ({ unit } = meaning);
    } else if (meaning.kind === 'measure') {
      if (startsQuantity(cursor, next)) break;
      ({ measure } = meaning);
    } else {
      // `350.000 max` but `3 slaapkamers max 350.000`.
      if (meaning.kind === 'bound' && startsQuantity(cursor, next)) break;
      if (meaning.bound === 'min' || meaning.bound === 'max') ({ bound } = meaning);
    }
    at = next;
  }
  return { unit, bound, measure, next: at };
}

/** Whether a number follows, which the word before then belongs to. */
function startsQuantity(cursor: PhraseCursor, from: number): boolean {
  let at = from;
  for (let heads = 0; heads < HEADS; heads += 1) {
    const head = cursor.after(at, 'filler', 'bound', 'measure');
    if (!head) break;
    at = head.next;
  }
  const unit = cursor.after(at, 'unit');
  if (unit?.meaning.unit === 'euro') at = unit.next;
  return cursor.tokens[at]?.kind === 'number';
}

/** `Gent + 10 km`. */
function isDistance(cursor: PhraseCursor, at: number): boolean {
  const isNumber = cursor.tokens[at]?.kind === 'number';
  return isNumber && cursor.after(at + 1, 'unit')?.meaning.unit === 'km';
}
