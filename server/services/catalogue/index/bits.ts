/** A set of rows: bit `row & 31` of word `row >> 5`. Bits past the last row are never set. */
export type Bits = Uint32Array;

export function emptyBits(rows: number): Bits {
  return new Uint32Array((rows + 31) >>> 5);
}

/** Sets the bits of the first `rows` rows, and clears all others. */
export function fillBits(bits: Bits, rows: number): Bits {
  bits.fill(0xffff_ffff);
  const tail = rows & 31;
  if (tail !== 0) bits[bits.length - 1] = 2 ** tail - 1;
  return bits;
}

export function setBit(bits: Bits, row: number): void {
  bits[row >>> 5]! |= 1 << (row & 31);
}

export function hasBit(bits: Bits, row: number): boolean {
  return (bits[row >>> 5]! & (1 << (row & 31))) !== 0;
}

export function setBitTo(bits: Bits, row: number, isIn: boolean): void {
  if (isIn) setBit(bits, row);
  else bits[row >>> 5]! &= ~(1 << (row & 31));
}

/** Whether a row from `from` up to but not including `to` is in the set. */
export function hasAnyBetween(bits: Bits, from: number, to: number): boolean {
  for (let row = from; row < to; ) {
    const next = Math.min(to, (row | 31) + 1);
    const wanted = (0xffff_ffff >>> (32 - (next - row))) << (row & 31);
    if ((bits[row >>> 5]! & wanted) !== 0) return true;
    row = next;
  }
  return false;
}

/** Clears the bit of the row and of all rows after it. */
export function clearFrom(bits: Bits, row: number): void {
  const word = row >>> 5;
  if (word >= bits.length) return;
  bits[word]! &= (1 << (row & 31)) - 1;
  bits.fill(0, word + 1);
}

/** Keeps in `bits` only what is also in `other`. */
export function intersectBits(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word]! &= other[word]!;
}

/** Removes from `bits` what is in `other`. */
export function subtractBits(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word]! &= ~other[word]!;
}

export function uniteBits(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word]! |= other[word]!;
}

/** Whether `bits` contains all of `other`. */
export function isSuperset(bits: Bits, other: Bits): boolean {
  return other.every((word, at) => (word & ~bits[at]!) === 0);
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += onesIn(bits[word]!);
  return count;
}

/** The number of bits set in a word. */
function onesIn(word: number): number {
  let pairs = word - ((word >>> 1) & 0x5555_5555);
  pairs = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return (((pairs + (pairs >>> 4)) & 0x0f0f_0f0f) * 0x0101_0101) >>> 24;
}
