import type { Timers } from '../../server/concurrency/timers.ts';

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

  /** Fires all timers with exactly this delay. */
  goOff(ms: number): void {
    for (const [timer, wait] of this.#waiting) {
      if (wait !== ms) continue;
      this.#waiting.delete(timer);
      timer();
    }
  }
}
