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
  refuse: (error: Error) => void;
}

type Line = Set<Waiting>;

/**
 * Runs a limited number of tasks at a time, one of each asker in turn, so that who asks for many
 * waits for them and others do not. Where no more can be queued, the last task of who has most of
 * them makes room. cockatiel's bulkhead and p-queue have one line for all.
 */
export class FairQueue {
  readonly #options: Options;
  /** What waits, by asker; the one whose turn is next comes first. */
  readonly #lines = new Map<string, Line>();
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
    const { atATime, maxOfOne, full } = this.#options;
    if (this.#running < atATime) {
      this.#running += 1;
      return;
    }
    const line = this.#lines.get(asker) ?? new Set();
    if (line.size >= maxOfOne || !this.#hasRoom(line)) throw full();
    await new Promise<void>((resolve, reject) => {
      const end = (settle: () => void) => () => {
        signal?.removeEventListener('abort', abort);
        this.#remove(asker, line, waiting);
        settle();
      };
      const abort = () => end(() => reject(signal?.reason as Error))();
      const waiting: Waiting = {
        start: end(resolve),
        refuse: (error) => end(() => reject(error))(),
      };
      signal?.addEventListener('abort', abort, { once: true });
      line.add(waiting);
      this.#lines.set(asker, line);
      this.#waiting += 1;
    });
  }

  /** Whether one more may wait in this line; the longest line may lose its last for it. */
  #hasRoom(line: Line): boolean {
    if (this.#waiting < this.#options.maxWaiting) return true;
    const longest = [...this.#lines.values()].reduce((one, other) =>
      other.size > one.size ? other : one,
    );
    if (longest.size <= line.size + 1) return false;
    [...longest].at(-1)?.refuse(this.#options.full());
    return true;
  }

  #remove(asker: string, line: Line, waiting: Waiting): void {
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
      this.#running += 1;
      return first.start();
    }
  }
}
