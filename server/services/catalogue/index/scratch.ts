import { type Bits, emptyBits } from './bits.ts';

/**
 * Sets of rows that queries reuse: allocating new ones for each query would cost more in garbage
 * collection than the queries. A query runs synchronously and retains none of them.
 */
export class Scratch {
  readonly #rows: number;
  readonly #all: Bits[] = [];
  #used = 0;

  constructor(rows: number) {
    this.#rows = rows;
  }

  /** Frees all sets; the previous query must be finished. */
  begin(): void {
    this.#used = 0;
  }

  /** An empty set. */
  take(): Bits {
    const bits = (this.#all[this.#used] ??= emptyBits(this.#rows));
    this.#used += 1;
    return bits.fill(0);
  }
}
