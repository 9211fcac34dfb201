/** Counts calls that have not ended: a deadline abandons a call without ending it. */
export class PendingCalls {
  #count = 0;

  get any(): boolean {
    return this.#count > 0;
  }

  /** The call's own promise. */
  async track<T>(call: Promise<T>): Promise<T> {
    this.#count += 1;
    try {
      return await call;
    } finally {
      this.#count -= 1;
    }
  }
}
