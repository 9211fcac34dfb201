/** Repetitions that are free, and the share of a repetition that each call that went well earns. */
const MOST = 5;
const EARNED = 0.1;

/**
 * Bounds how much is repeated: while a CRM fails most calls, repeating each would multiply what it
 * is asked just then. One more in ten is repeated in the long run.
 */
export class RetryBudget {
  #left = MOST;

  earn(): void {
    this.#left = Math.min(MOST, this.#left + EARNED);
  }

  /** Whether one more may be repeated. */
  spend(): boolean {
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
