import type { MeaningOf, PhraseCursor } from './phrase-cursor.ts';
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
  /** Whether a noun for ground says what is measured: `600 m² grond`. */
  isGround: boolean;
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
  const high = last.value * last.multiplier;
  // `Tussen 250 en 300.000`: both are thousands.
  const isShort = range !== undefined && low < 1000 && high >= 10_000;
  const values = range ? [isShort ? low * 1000 : low, high] : [low];
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
  if (token?.kind === 'word') {
    if (hasEuro) return undefined;
    return partInWords(cursor, at, numbers) ?? countInWords(cursor, at, numbers);
  }
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

/** `Een half miljoen`, `half a million`, `un quart de million`; of a hectare too. */
function partInWords(
  cursor: PhraseCursor,
  at: number,
  numbers: Readonly<Record<string, number>>,
): Amount | undefined {
  const token = cursor.tokens[at];
  const value =
    token?.kind === 'word' && Object.hasOwn(numbers, token.key) ? numbers[token.key]! : 1;
  if (value >= 1) return undefined;
  let next = at + 1;
  for (let word = cursor.after(next, 'filler'); word; word = cursor.after(next, 'filler')) {
    ({ next } = word);
  }
  const unit = cursor.after(next, 'unit');
  const isMillion = unit?.meaning.unit === 'million';
  if (!unit || (!isMillion && unit.meaning.unit !== 'hectare')) return undefined;
  return isMillion
    ? { value, multiplier: 1_000_000, unit: 'euro', digits: '', next: unit.next }
    : { value, multiplier: 1, unit: 'hectare', digits: '', next: unit.next };
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
function tailAfter(
  cursor: PhraseCursor,
  from: number,
  head: Head,
): Head & { isGround: boolean; next: number } {
  let { unit, bound, measure } = head;
  let isGround = false;
  let at = from;
  for (let tails = 0; tails < HEADS; tails += 1) {
    if (cursor.isSign(at, '+') && !startsQuantity(cursor, at + 1)) {
      bound = 'min';
      at += 1;
      continue;
    }
    const ground = groundAfter(cursor, at, unit);
    const tail = ground ?? cursor.after(at, 'unit', 'after', 'bound', 'measure');
    if (!tail) break;
    isGround ||= ground !== undefined;
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
      const isOfNext = startsQuantity(cursor, next) || !TAILS.has(firstWordAt(cursor, at));
      if (meaning.kind === 'bound' && isOfNext) break;
      if (meaning.bound === 'min' || meaning.bound === 'max') ({ bound } = meaning);
    }
    at = next;
  }
  return { unit, bound, measure, isGround, next: at };
}

/** Bounds that may stand behind their number: `350.000 max`, but not `350.000 ab`. */
const TAILS: ReadonlySet<string> = new Set([
  'min',
  'minimum',
  'max',
  'maximum',
  'maximaal',
  'minimaal',
  'minstens',
  'hoogstens',
  'maxi',
  'au',
  'maximal',
  'minimal',
  'mindestens',
  'hochstens',
  'at',
]);

function firstWordAt(cursor: PhraseCursor, at: number): string {
  const token = cursor.tokens[at];
  return token?.kind === 'word' ? token.key : '';
}

/** Of `600 m² grond` the ground is what is measured, not a type. */
function groundAfter(cursor: PhraseCursor, from: number, unit: Unit | undefined) {
  if (!isArea(unit)) return undefined;
  const filler = cursor.after(from, 'filler');
  const type = cursor.after(filler?.next ?? from, 'type');
  if (type?.meaning.type !== 3) return undefined;
  const meaning: MeaningOf<'measure'> = { kind: 'measure', measure: 'plot' };
  return { meaning, next: type.next };
}

export function isArea(unit: Unit | undefined): boolean {
  return unit === 'm2' || unit === 'are' || unit === 'hectare';
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
