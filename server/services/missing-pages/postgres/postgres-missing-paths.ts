import type { Database } from '../../../platform/postgres/database.ts';
import {
  firstRetainedDay,
  MAX_PATHS,
  type MissingCount,
  type MissingPaths,
} from '../missing-paths.ts';

/** Counts of missing pages in PostgreSQL. */
export class PostgresMissingPaths implements MissingPaths {
  readonly #db: Database;

  /** @param db closed with the counts. */
  constructor(db: Database) {
    this.#db = db;
  }

  async add(day: string, counts: ReadonlyMap<string, number>) {
    await this.#db.transaction(async (sql) => {
      // One server after the other: each deletes what the others count, too.
      await sql.query('LOCK TABLE missing IN SHARE ROW EXCLUSIVE MODE');
      await sql.query('DELETE FROM missing WHERE day < $1', [firstRetainedDay(day)]);
      await sql.query(
        `INSERT INTO missing AS known (day, path, count)
         SELECT $1, path, count FROM unnest($2::text[], $3::bigint[]) AS added (path, count)
         ON CONFLICT (day, path) DO UPDATE SET count = known.count + excluded.count`,
        [day, [...counts.keys()], [...counts.values()]],
      );
      await sql.query(
        `DELETE FROM missing WHERE day = $1 AND path NOT IN
           (SELECT path FROM missing WHERE day = $1 ORDER BY count DESC, path LIMIT $2)`,
        [day, MAX_PATHS],
      );
    });
  }

  async list() {
    const { rows } = await this.#db.query<MissingCount>('SELECT day, path, count FROM missing');
    return rows;
  }

  close() {
    return this.#db.close();
  }
}
