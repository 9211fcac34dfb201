import type { Database } from '../../../platform/postgres/database.ts';
import type { LeadWriting } from './insert-lead.ts';
import type { LeadTimes } from './lead-times.ts';

/** Transactions that write leads. */
export class LeadWriter {
  readonly #db: Database;
  readonly #times: LeadTimes;

  constructor(db: Database, times: LeadTimes) {
    this.#db = db;
    this.#times = times;
  }

  /** Runs `work` in a transaction, which is taken back when it throws. */
  write<T>(work: (writing: LeadWriting) => Promise<T>): Promise<T> {
    return this.#db.transaction((sql) => work({ sql, times: this.#times }));
  }
}
