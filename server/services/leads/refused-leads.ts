/** Milliseconds since the last refusal for which an operator is told, unless a lead is stored. */
const REPORTED_PERIOD = 24 * 3_600_000;

/** Leads that visitors sent and that could not be stored: a full disk, a store that is gone. */
export class RefusedLeads {
  readonly #now: () => number;
  #count = 0;
  #last = 0;
  #reason = '';

  /** @param now milliseconds since 1970. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Stores what was sent, and counts whether it could be.
   * @param store resolves with false where nothing had to be stored.
   * @throws what it throws.
   */
  async watch<T>(store: () => Promise<T>): Promise<T> {
    try {
      const stored = await store();
      if (stored !== false) this.stored();
      return stored;
    } catch (error) {
      this.refused(error);
      throw error;
    }
  }

  /** A lead was refused. */
  refused(error: unknown): void {
    this.#count = this.concerns().length === 0 ? 1 : this.#count + 1;
    this.#last = this.#now();
    this.#reason = reasonOf(error);
  }

  /** A lead was stored: nothing is wrong any more. */
  stored(): void {
    this.#count = 0;
  }

  /** Messages for the operator. */
  concerns(): string[] {
    if (this.#count === 0 || this.#now() - this.#last > REPORTED_PERIOD) return [];
    const last = new Date(this.#last).toISOString();
    return [`leads are refused: ${this.#count}, the last at ${last}: ${this.#reason}`];
  }
}

/**
 * The first cause, as SQLite's own words for its code (`database or disk is full`) where it is
 * SQLite's: other messages may quote what was to be stored.
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'the store failed';
  if (error.cause instanceof Error) return reasonOf(error.cause);
  if ('errstr' in error && typeof error.errstr === 'string') return error.errstr;
  return 'code' in error && typeof error.code === 'string' ? error.code : 'the store failed';
}
