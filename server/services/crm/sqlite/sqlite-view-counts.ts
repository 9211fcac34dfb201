import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../../platform/sqlite/transaction.ts';
import { firstViewDay, type View, type ViewCount, type ViewCounts } from '../view-counts.ts';
import { VIEW_TABLES } from '../view-tables.ts';

/** Views of homes and projects in SQLite. */
export class SqliteViewCounts implements ViewCounts {
  readonly #db: DatabaseSync;

  /** @param db as `openDatabase` opens it; closed with the counts. */
  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  async add(day: string, counts: readonly ViewCount[]) {
    inTransaction(this.#db, () => {
      for (const table of Object.values(VIEW_TABLES)) {
        this.#db.prepare(`DELETE FROM ${table.name} WHERE day < ?`).run(firstViewDay(day));
      }
      for (const { kind, id, count } of counts) {
        const { name, key } = VIEW_TABLES[kind];
        this.#db
          .prepare(
            `INSERT INTO ${name} (day, ${key}, count) VALUES (?, ?, ?)
             ON CONFLICT (day, ${key}) DO UPDATE SET count = count + excluded.count`,
          )
          .run(day, id, count);
      }
    });
  }

  async take(): Promise<View | undefined> {
    return inTransaction(this.#db, () => {
      const row = this.#db
        .prepare(
          `SELECT day, 'home' AS kind, home AS id FROM home_view
           UNION ALL SELECT day, 'project', project FROM project_view
           ORDER BY day, kind, id LIMIT 1`,
        )
        .get();
      if (!row) return undefined;
      const [day, id] = [String(row['day']), Number(row['id'])];
      const kind = row['kind'] === 'project' ? 'project' : 'home';
      const { name, key } = VIEW_TABLES[kind];
      const of = `WHERE day = ? AND ${key} = ?`;
      this.#db.prepare(`UPDATE ${name} SET count = count - 1 ${of}`).run(day, id);
      this.#db.prepare(`DELETE FROM ${name} ${of} AND count < 1`).run(day, id);
      return { day, kind, id };
    });
  }

  async lease(server: string, now: number, until: number) {
    const { changes } = this.#db
      .prepare(`UPDATE view_report SET server = ?1, until = ?2
         WHERE server = ?1 OR until <= ?3 OR until > 2 * ?2 - ?3`)
      .run(server, until, now);
    return Number(changes) > 0;
  }

  async close() {
    if (this.#db.isOpen) this.#db.close();
  }
}
