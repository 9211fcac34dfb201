import type { Timers } from '../../server/platform/concurrency/timers.ts';

/** Timers that fire when a test says so. */
export class ManualTimers implements Timers {
  readonly #waiting = new Map<() => void, number>();

  /** Delays of the pending timers in milliseconds, in ascending order. */
  get waiting(): number[] {
    return [...this.#waiting.values()].sort((a, b) => a - b);
  }

  after(ms: number, run: () => void): () => void {
    const timer = () => run();
    this.#waiting.set(timer, ms);
    return () => void this.#waiting.delete(timer);
  }

  /** Fires all timers with exactly this delay that are pending now. */
  goOff(ms: number): void {
    const pending = [...this.#waiting].filter(([, wait]) => wait === ms);
    for (const [timer] of pending) {
      this.#waiting.delete(timer);
      timer();
    }
  }
}
