import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../../platform/sqlite/transaction.ts';
import { firstViewDay, type HomeView, type ViewCounts } from '../view-counts.ts';

/** Views of homes in SQLite. */
export class SqliteViewCounts implements ViewCounts {
  readonly #db: DatabaseSync;

  /** @param db as `openDatabase` opens it; closed with the counts. */
  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  async add(day: string, counts: ReadonlyMap<number, number>) {
    inTransaction(this.#db, () => {
      this.#db.prepare('DELETE FROM home_view WHERE day < ?').run(firstViewDay(day));
      const add = this.#db.prepare(
        `INSERT INTO home_view (day, home, count) VALUES (?, ?, ?)
         ON CONFLICT (day, home) DO UPDATE SET count = count + excluded.count`,
      );
      for (const [home, count] of counts) add.run(day, home, count);
    });
  }

  async take(): Promise<HomeView | undefined> {
    return inTransaction(this.#db, () => {
      const row = this.#db
        .prepare('SELECT day, home FROM home_view ORDER BY day, home LIMIT 1')
        .get();
      if (!row) return undefined;
      const view = { day: String(row['day']), home: Number(row['home']) };
      const of = 'WHERE day = ? AND home = ?';
      this.#db.prepare(`UPDATE home_view SET count = count - 1 ${of}`).run(view.day, view.home);
      this.#db.prepare(`DELETE FROM home_view ${of} AND count < 1`).run(view.day, view.home);
      return view;
    });
  }

  async lease(server: string, now: number, until: number) {
    const { changes } = this.#db
      .prepare('UPDATE view_report SET server = ?, until = ? WHERE server = ? OR until <= ?')
      .run(server, until, server, now);
    return Number(changes) > 0;
  }

  async close() {
    if (this.#db.isOpen) this.#db.close();
  }
}
