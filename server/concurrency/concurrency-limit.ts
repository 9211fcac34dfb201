import { MediaFault } from '../media/media-fault.ts';

/** Runs a limited number of tasks at a time; a limited number of others are queued. */
export class ConcurrencyLimit {
  readonly #count: number;
  #free: number;
  readonly #maxWaiting: number;
  readonly #full: () => Error;
  readonly #waiting: (() => void)[] = [];

  /** @param full the error of a task that is not taken. */
  constructor(count: number, maxWaiting: number, full: () => Error = tooManyPictures) {
    this.#count = count;
    this.#free = count;
    this.#maxWaiting = maxWaiting;
    this.#full = full;
  }

  /** Whether a task is running. */
  get isBusy(): boolean {
    return this.#free < this.#count;
  }

  /**
   * Runs the task, queued until there is capacity.
   * @throws `full` when the queue is full; what the task throws.
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
      throw this.#full();
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}

function tooManyPictures(): Error {
  return new MediaFault('busy', 'too many are waiting');
}
