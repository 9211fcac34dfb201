import { repeatEvery, type Timers } from './timers.ts';

/** Work that is done when it is started, and then again and again until it is stopped. */
export class Repeated {
  readonly #start: () => () => void;
  #cancel = () => {};

  /**
   * @param ms milliseconds from one to the next.
   * @param run never rejects.
   */
  constructor(timers: Timers, ms: number, run: () => Promise<void>) {
    this.#start = () => repeatEvery(timers, ms, () => void run());
  }

  start(): void {
    this.#cancel = this.#start();
  }

  stop(): void {
    this.#cancel();
  }
}
