/** Repetitions that are free, so that a single fault is repaired at once. */
const MAX_TOKENS = 5;
/**
 * Repetitions that each successful call earns: a CRM that fails often gets a tenth more calls, not
 * three times as many.
 */
const TOKENS_PER_SUCCESS = 0.1;

/**
 * Bounds the retries: while a CRM fails most calls, retrying each would multiply its load. In the
 * long run one call in ten is retried.
 */
export class RetryBudget {
  #tokens = MAX_TOKENS;

  earn(): void {
    this.#tokens = Math.min(MAX_TOKENS, this.#tokens + TOKENS_PER_SUCCESS);
  }

  /** Whether one more call may be retried. */
  spend(): boolean {
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
