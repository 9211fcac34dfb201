import { repeatEvery, type Timers } from './timers.ts';

/** Work that is done when it is started, and then again and again until it is stopped. */
export class Repeated {
  readonly #start: () => () => void;
  #cancel = () => {};
  #running = Promise.resolve();

  /**
   * @param ms milliseconds from one to the next.
   * @param run never rejects.
   */
  constructor(timers: Timers, ms: number, run: () => Promise<void>) {
    this.#start = () =>
      repeatEvery(timers, ms, () => {
        this.#running = Promise.all([this.#running, run()]).then(() => {});
      });
  }

  start(): void {
    this.#cancel = this.#start();
  }

  /** Begins no further run; resolves when those that have begun end. */
  stop(): Promise<void> {
    this.#cancel();
    return this.#running;
  }
}
