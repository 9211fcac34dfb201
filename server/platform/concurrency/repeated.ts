import type { Timers } from './timers.ts';

/** Milliseconds until work that has failed is done again; twice as long after each further failure. */
const RETRY_AFTER = 60_000;

/** Work that is done when it is started, and then again and again until it is stopped. */
export class Repeated {
  readonly #timers: Timers;
  readonly #ms: number;
  readonly #run: () => Promise<unknown>;
  #cancel = () => {};
  #running = Promise.resolve();
  #isStopped = false;
  #failures = 0;

  /**
   * @param ms milliseconds from one to the next.
   * @param run never rejects. `false` says that it has failed: then the next is sooner, at first after
   * a minute.
   */
  constructor(timers: Timers, ms: number, run: () => Promise<unknown>) {
    this.#timers = timers;
    this.#ms = ms;
    this.#run = run;
  }

  start(): void {
    this.#isStopped = false;
    this.#once();
  }

  /** Begins no further run; resolves when those that have begun end. */
  stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancel();
    return this.#running;
  }

  #once(): void {
    this.#after(this.#ms);
    const run = this.#run().then((isDone) => this.#next(isDone !== false));
    this.#running = Promise.all([this.#running, run]).then(() => {});
  }

  #next(isDone: boolean): void {
    this.#failures = isDone ? 0 : this.#failures + 1;
    const wait = RETRY_AFTER * 2 ** (this.#failures - 1);
    if (isDone || this.#isStopped || wait >= this.#ms) return;
    this.#cancel();
    this.#after(wait);
  }

  #after(ms: number): void {
    this.#cancel = this.#timers.after(ms, () => this.#once());
  }
}
