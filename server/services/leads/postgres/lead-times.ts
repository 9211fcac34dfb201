import { DATABASE_TIME } from '../../../platform/postgres/database-time.ts';

/**
 * Writes the queue's times by the clock of the database. A caller's time is as far from its own now as
 * the written one is from the database's: servers whose clocks differ agree on what is due and on how
 * long a lease lasts.
 */
export class LeadTimes {
  readonly #now: (() => number) | undefined;

  /**
   * @param now the caller's clock, in milliseconds since 1970; undefined writes the caller's times as
   * they are, for tests.
   */
  constructor(now?: () => number) {
    this.#now = now;
  }

  /** SQL of the time to write, for a parameter that has {@link value}. */
  written(parameter: `$${number}`): string {
    return this.#now ? `(${parameter}::bigint + ${DATABASE_TIME})` : `${parameter}::bigint`;
  }

  /** The value of that parameter for a caller's time. */
  value(time: number): number {
    return this.#now ? Math.round(time - this.#now()) : time;
  }

  /** SQL of a column for {@link read}. */
  column(name: string): string {
    return this.#now ? `(${name} - ${DATABASE_TIME})` : name;
  }

  /** The caller's time. */
  read(value: unknown): number {
    return Number(value) + (this.#now?.() ?? 0);
  }
}
