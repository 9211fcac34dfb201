import { type Bits, emptyBits } from './bits.ts';

/**
 * Sets of rows to work in, used again by every query: new ones for each would keep the garbage
 * collector busier than the queries. An answer is made without a break and keeps none of them.
 */
export class Scratch {
  readonly #rows: number;
  readonly #all: Bits[] = [];
  #used = 0;

  constructor(rows: number) {
    this.#rows = rows;
  }

  /** From here on all are free again: what an earlier query took is over. */
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
