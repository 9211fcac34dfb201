import type { Database } from '../../../platform/postgres/database.ts';
import { type SeenItem, type SeenItems, type SeenPlace, seenItemSchema } from '../seen-items.ts';

interface Row {
  key: string;
  revision: number;
  content: string;
}

/** What is remembered of homes, in PostgreSQL. */
export class PostgresSeenItems implements SeenItems {
  readonly #db: Database;

  /** @param db closed by the caller. */
  constructor(db: Database) {
    this.#db = db;
  }

  async state() {
    const { rows } = await this.#db.query<{ revision: number; is_begun: number }>(
      'SELECT revision, is_begun FROM seen_catalogue',
    );
    return { revision: rows[0]?.revision ?? 0, isBegun: rows[0]?.is_begun === 1 };
  }

  async after(place: SeenPlace, limit: number) {
    const { rows } = await this.#db.query<Row>(
      `SELECT key, revision, content FROM seen_item WHERE (revision, key) > ($1, $2)
       ORDER BY revision, key LIMIT $3`,
      [place.revision, place.key, limit],
    );
    const last = rows.at(-1);
    return {
      place: last ? { revision: last.revision, key: last.key } : place,
      items: rows.map(({ content }) => seenItemSchema.parse(JSON.parse(content))),
    };
  }

  async write(base: number, items: readonly SeenItem[], options?: { isBegun: boolean }) {
    return this.#db.transaction(async (sql) => {
      // One server at a time: this row is locked until the end, and looked at anew after the wait.
      const { rowCount } = await sql.query(
        `UPDATE seen_catalogue SET revision = revision + 1, is_begun = coalesce($1, is_begun)
         WHERE revision = $2`,
        [options ? Number(options.isBegun) : null, base],
      );
      if (rowCount === 0) return false;
      await sql.query(
        `INSERT INTO seen_item (key, revision, gone_at, content)
         SELECT key, $1, gone_at, content
         FROM unnest($2::text[], $3::bigint[], $4::text[]) AS item (key, gone_at, content)
         ON CONFLICT (key) DO UPDATE SET revision = excluded.revision,
           gone_at = excluded.gone_at, content = excluded.content`,
        [
          base + 1,
          items.map(({ key }) => key),
          items.map(({ goneAt }) => goneAt ?? null),
          items.map((item) => JSON.stringify(item)),
        ],
      );
      return true;
    });
  }

  async forgetGone(before: number) {
    await this.#db.transaction(async (sql) => {
      await sql.query('SELECT revision FROM seen_catalogue FOR UPDATE');
      await sql.query('DELETE FROM seen_item WHERE gone_at < $1', [before]);
    });
  }
}
