import { MediaFault } from '../media/media-fault.ts';

/** Runs a limited number of tasks at a time; a limited number of others are queued. */
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

  /** Whether a task is running. */
  get isBusy(): boolean {
    return this.#free < this.#count;
  }

  /**
   * Runs the task, queued until there is capacity.
   * @throws MediaFault when the queue is full; what the task throws.
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
      throw new MediaFault('busy', 'too many are waiting');
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
