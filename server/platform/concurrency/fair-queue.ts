interface Options {
  /** Tasks that run at a time. */
  atATime: number;
  /** Tasks that may be queued, of all and of one asker. */
  maxWaiting: number;
  maxOfOne: number;
  /** The error of a task that finds the queue full. */
  full: () => Error;
}

interface Waiting {
  start: () => void;
}

/**
 * Runs a limited number of tasks at a time, one of each asker in turn, so that who asks for many
 * waits for them and others do not. cockatiel's bulkhead and p-queue have one line for all.
 */
export class FairQueue {
  readonly #options: Options;
  /** What waits, by asker; the one whose turn is next comes first. */
  readonly #lines = new Map<string, Set<Waiting>>();
  #running = 0;
  #waiting = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Tasks that are queued. */
  get waiting(): number {
    return this.#waiting;
  }

  /**
   * Runs the task when it is the asker's turn.
   * @param signal ends the wait; a task that runs is not ended.
   * @throws `full` when the queue is full; the signal's reason; what the task throws.
   */
  async run<T>(asker: string, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.#turn(asker, signal);
    try {
      return await task();
    } finally {
      this.#running -= 1;
      this.#startNext();
    }
  }

  async #turn(asker: string, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    const { atATime, maxWaiting, maxOfOne, full } = this.#options;
    if (this.#running < atATime) {
      this.#running += 1;
      return;
    }
    const line = this.#lines.get(asker) ?? new Set();
    if (this.#waiting >= maxWaiting || line.size >= maxOfOne) throw full();
    await new Promise<void>((resolve, reject) => {
      const waiting: Waiting = { start: resolve };
      const abort = () => {
        this.#remove(asker, line, waiting);
        reject(signal?.reason as Error);
      };
      signal?.addEventListener('abort', abort, { once: true });
      waiting.start = () => {
        signal?.removeEventListener('abort', abort);
        resolve();
      };
      line.add(waiting);
      this.#lines.set(asker, line);
      this.#waiting += 1;
    });
  }

  #remove(asker: string, line: Set<Waiting>, waiting: Waiting): void {
    if (line.delete(waiting)) this.#waiting -= 1;
    if (line.size === 0) this.#lines.delete(asker);
  }

  /** The first of the next asker, who then goes behind the others. */
  #startNext(): void {
    for (const [asker, line] of this.#lines) {
      const [first] = line;
      this.#lines.delete(asker);
      if (!first) continue;
      this.#lines.set(asker, line);
      this.#remove(asker, line, first);
      this.#running += 1;
      return first.start();
    }
  }
}
