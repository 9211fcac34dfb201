import type { Timers } from '../../server/concurrency/timers.ts';

/** Timers that go off when a test says so. */
export class ManualTimers implements Timers {
  readonly #waiting = new Map<() => void, number>();

  /** What is being waited for, in milliseconds, shortest first. */
  get waiting(): number[] {
    return [...this.#waiting.values()].sort((a, b) => a - b);
  }

  after(ms: number, run: () => void): () => void {
    const timer = () => run();
    this.#waiting.set(timer, ms);
    return () => void this.#waiting.delete(timer);
  }

  /** Lets everything go off that waits for exactly so long. */
  goOff(ms: number): void {
    for (const [timer, wait] of this.#waiting) {
      if (wait !== ms) continue;
      this.#waiting.delete(timer);
      timer();
    }
  }
}
