import { createHash } from 'node:crypto';

/** How many rows, or files, a part of a site has, and a SHA-256 that stands for all of them. */
export interface PartDigest {
  rows: number;
  /** Hexadecimal. */
  hash: string;
}

/** By the names of parts: tables, `documents`, `catalogue`. */
export type Digests = ReadonlyMap<string, PartDigest>;

const MODULUS = 2n ** 256n;

/**
 * Counts and hashes rows in any order: the sum of their hashes. The order of texts differs from one
 * database to the other.
 */
export class RowDigest {
  #rows = 0;
  #sum = 0n;

  add(row: readonly unknown[]): void {
    const hash = createHash('sha256').update(JSON.stringify(row)).digest('hex');
    this.#rows += 1;
    this.#sum = (this.#sum + BigInt(`0x${hash}`)) % MODULUS;
  }

  get value(): PartDigest {
    return { rows: this.#rows, hash: this.#sum.toString(16).padStart(64, '0') };
  }
}

export function isSame(a: PartDigest | undefined, b: PartDigest | undefined): boolean {
  return a?.rows === b?.rows && a?.hash === b?.hash;
}

/** @throws an Error that names the first part that differs. */
export function requireSame(source: Digests, copy: Digests): void {
  for (const [name, digest] of source) {
    if (isSame(digest, copy.get(name))) continue;
    const { rows = 0 } = copy.get(name) ?? {};
    throw new Error(`${name} was not copied as it is: ${digest.rows} rows, ${rows} in the copy`);
  }
}
