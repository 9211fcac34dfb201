import { PictureFault } from '../media/picture-fault.ts';

/** Lets a number of things happen at a time; others wait their turn, and not too many of them. */
export class ConcurrencyLimit {
  readonly #count: number;
  #free: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number, maxWaiting: number) {
    this.#count = count;
    this.#free = count;
    this.#maxWaiting = maxWaiting;
  }

  /** Something is being done. */
  get isBusy(): boolean {
    return this.#free < this.#count;
  }

  /**
   * Does the work when its turn has come.
   * @throws PictureFault when too many are waiting; what the work throws.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#take();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }

  async #take(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    if (this.#waiting.length >= this.#maxWaiting) {
      throw new PictureFault('busy', 'too many pictures are waiting');
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
