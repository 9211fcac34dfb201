import type { DatabaseSync } from 'node:sqlite';
import { type SessionData, Store } from 'express-session';
import { inTransaction } from '../../../platform/sqlite/transaction.ts';
import { hashedSessionId } from '../hashed-session-id.ts';
import { MAX_AGE } from '../session-limits.ts';

type Done = (error?: unknown) => void;

/** Sessions in SQLite, which every server of a data folder shares. */
export class SqliteSessionStore extends Store {
  readonly #db: DatabaseSync;
  readonly #now: () => number;

  /**
   * @param db as `openDatabase` opens it.
   * @param now milliseconds since 1970.
   */
  constructor(db: DatabaseSync, now: () => number) {
    super();
    this.#db = db;
    this.#now = now;
  }

  override get(id: string, done: (error: unknown, session?: SessionData | null) => void): void {
    answer(done, () => {
      const row = this.#db
        .prepare('SELECT data FROM session WHERE id = ? AND until > ?')
        .get(hashedSessionId(id), this.#now());
      const data = row?.['data'];
      return typeof data === 'string' ? (JSON.parse(data) as SessionData) : null;
    });
  }

  override set(id: string, session: SessionData, done: Done = () => {}): void {
    answer(done, () =>
      inTransaction(this.#db, () => {
        const now = this.#now();
        this.#db.prepare('DELETE FROM session WHERE until <= ?').run(now);
        this.#db
          .prepare(
            `INSERT INTO session (id, data, until) VALUES (?, ?, ?) ON CONFLICT (id)
             DO UPDATE SET data = excluded.data, until = excluded.until WHERE data IS NOT NULL`,
          )
          .run(hashedSessionId(id), JSON.stringify(session), now + MAX_AGE);
      }),
    );
  }

  override destroy(id: string, done: Done = () => {}): void {
    answer(done, () => {
      this.#db.prepare('UPDATE session SET data = NULL WHERE id = ?').run(hashedSessionId(id));
    });
  }
}

/** Calls back asynchronously, like stores with a server. */
function answer<T>(done: (error: unknown, result?: T) => void, work: () => T): void {
  let result: T;
  try {
    result = work();
  } catch (error) {
    setImmediate(done, error);
    return;
  }
  setImmediate(done, undefined, result);
}
