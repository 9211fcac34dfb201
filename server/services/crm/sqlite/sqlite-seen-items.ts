import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../../platform/sqlite/transaction.ts';
import { type SeenItem, type SeenItems, type SeenPlace, seenItemSchema } from '../seen-items.ts';

/** What is remembered of homes, in SQLite. */
export class SqliteSeenItems implements SeenItems {
  readonly #db: DatabaseSync;

  /** @param db as `openDatabase` opens it; closed by the caller. */
  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  async state() {
    const row = this.#db.prepare('SELECT revision, is_begun FROM seen_catalogue').get();
    return { revision: Number(row?.['revision']), isBegun: row?.['is_begun'] === 1 };
  }

  async after(place: SeenPlace, limit: number) {
    const rows = this.#db
      .prepare(
        `SELECT key, revision, content FROM seen_item WHERE (revision, key) > (?, ?)
         ORDER BY revision, key LIMIT ?`,
      )
      .all(place.revision, place.key, limit);
    const last = rows.at(-1);
    return {
      place: last ? { revision: Number(last['revision']), key: String(last['key']) } : place,
      items: rows.map(({ content }) => seenItemSchema.parse(JSON.parse(String(content)))),
    };
  }

  async write(base: number, items: readonly SeenItem[], options?: { isBegun: boolean }) {
    return inTransaction(this.#db, () => {
      const { changes } = this.#db
        .prepare(
          `UPDATE seen_catalogue SET revision = revision + 1, is_begun = coalesce(?, is_begun)
           WHERE revision = ?`,
        )
        .run(options ? Number(options.isBegun) : null, base);
      if (changes === 0) return false;
      const put = this.#db.prepare(
        `INSERT INTO seen_item (key, revision, gone_at, content) VALUES (?, ?, ?, ?)
         ON CONFLICT (key) DO UPDATE SET revision = excluded.revision,
           gone_at = excluded.gone_at, content = excluded.content`,
      );
      for (const item of items) {
        put.run(item.key, base + 1, item.goneAt ?? null, JSON.stringify(item));
      }
      return true;
    });
  }

  async forgetGone(before: number) {
    this.#db.prepare('DELETE FROM seen_item WHERE gone_at < ?').run(before);
  }
}
