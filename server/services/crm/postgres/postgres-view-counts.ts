import type { Database } from '../../../platform/postgres/database.ts';
import type { Sql } from '../../../platform/postgres/sql.ts';
import { type StoreClock, timeOf, timeValue } from '../../../platform/postgres/database-time.ts';
import {
  firstViewDay,
  type View,
  type ViewCount,
  type ViewCounts,
  type Viewed,
} from '../view-counts.ts';
import { VIEW_TABLES } from '../view-tables.ts';

/** Views of homes and projects in PostgreSQL. */
export class PostgresViewCounts implements ViewCounts {
  readonly #db: Database;
  readonly #clock: StoreClock;

  /** @param db closed with the counts. */
  constructor(db: Database, clock: StoreClock = 'database') {
    this.#db = db;
    this.#clock = clock;
  }

  async add(day: string, counts: readonly ViewCount[]) {
    await this.#alone(async (sql) => {
      for (const [kind, { name, key }] of Object.entries(VIEW_TABLES)) {
        const own = counts.filter((count) => count.kind === kind);
        await sql.query(`DELETE FROM ${name} WHERE day < $1`, [firstViewDay(day)]);
        await sql.query(
          `INSERT INTO ${name} AS known (day, ${key}, count)
           SELECT $1, id, sum(count) FROM unnest($2::bigint[], $3::bigint[]) AS added (id, count)
           GROUP BY id
           ON CONFLICT (day, ${key}) DO UPDATE SET count = known.count + excluded.count`,
          [day, own.map(({ id }) => id), own.map(({ count }) => count)],
        );
      }
    });
  }

  take(): Promise<View | undefined> {
    return this.#alone(async (sql) => {
      const { rows } = await sql.query<{ day: string; kind: Viewed['kind']; id: number }>(
        `SELECT day, 'home' AS kind, home AS id FROM home_view
         UNION ALL SELECT day, 'project', project FROM project_view
         ORDER BY day, kind, id LIMIT 1`,
      );
      const [view] = rows;
      if (!view) return undefined;
      const { name, key } = VIEW_TABLES[view.kind];
      const of = `WHERE day = $1 AND ${key} = $2`;
      await sql.query(`UPDATE ${name} SET count = count - 1 ${of}`, [view.day, view.id]);
      await sql.query(`DELETE FROM ${name} ${of} AND count < 1`, [view.day, view.id]);
      return view;
    });
  }

  async lease(server: string, now: number, until: number) {
    const { rowCount } = await this.#db.query(
      `UPDATE view_report SET server = $1, until = ${timeOf('$2')} + $3
       WHERE server = $1 OR until <= ${timeOf('$2')} OR until > ${timeOf('$2')} + 2 * $3`,
      [server, timeValue(this.#clock, now), until - now],
    );
    return rowCount > 0;
  }

  close() {
    return this.#db.close();
  }

  /** One server after the other adds or takes. */
  #alone<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    return this.#db.transaction(async (sql) => {
      await sql.query('LOCK TABLE home_view, project_view IN SHARE ROW EXCLUSIVE MODE');
      return work(sql);
    });
  }
}
