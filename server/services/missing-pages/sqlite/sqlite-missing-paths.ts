import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../../platform/sqlite/transaction.ts';
import { firstRetainedDay, MAX_PATHS, type MissingPaths } from '../missing-paths.ts';

/** Counts of missing pages in SQLite. */
export class SqliteMissingPaths implements MissingPaths {
  readonly #db: DatabaseSync;

  /** @param db as `openDatabase` opens it; closed with the counts. */
  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  async add(day: string, counts: ReadonlyMap<string, number>) {
    inTransaction(this.#db, () => {
      this.#db.prepare('DELETE FROM missing WHERE day < ?').run(firstRetainedDay(day));
      const add = this.#db.prepare(
        `INSERT INTO missing (day, path, count) VALUES (?, ?, ?)
         ON CONFLICT (day, path) DO UPDATE SET count = count + excluded.count`,
      );
      for (const [path, count] of counts) add.run(day, path, count);
      this.#db
        .prepare(
          `DELETE FROM missing WHERE day = ? AND path NOT IN
             (SELECT path FROM missing WHERE day = ? ORDER BY count DESC, path LIMIT ?)`,
        )
        .run(day, day, MAX_PATHS);
    });
  }

  async list() {
    const rows = this.#db.prepare('SELECT day, path, count FROM missing').all();
    return rows.map((row) => ({
      day: String(row['day']),
      path: String(row['path']),
      count: Number(row['count']),
    }));
  }

  async close() {
    this.#db.close();
  }
}
