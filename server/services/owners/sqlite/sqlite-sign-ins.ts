import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../../platform/sqlite/transaction.ts';
import type { SignIns } from '../sign-ins.ts';

/** When owners signed in, in SQLite. */
export class SqliteSignIns implements SignIns {
  readonly #db: DatabaseSync;

  /** @param db as `openDatabase` opens it. */
  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  async note(owner: number, now: number) {
    return inTransaction(this.#db, () => {
      const before = this.#db.prepare('SELECT at FROM sign_in WHERE owner = ?').get(owner)?.['at'];
      this.#db
        .prepare(
          `INSERT INTO sign_in (owner, at) VALUES (?, ?)
           ON CONFLICT (owner) DO UPDATE SET at = excluded.at`,
        )
        .run(owner, now);
      return typeof before === 'number' ? before : undefined;
    });
  }
}
