import type { Sql } from '../../../platform/postgres/sql.ts';
import { DATABASE_TIME } from '../../../platform/postgres/database-time.ts';
import type { MachineStore, NotedServer } from '../machine-store.ts';

/** Milliseconds after which a server that has said nothing counts as ended. */
const SILENT = 30_000;

/** The servers of a site, in PostgreSQL. */
export class PostgresMachines implements MachineStore {
  readonly #sql: Sql;

  /** @param sql of a database with `MACHINE_TABLES`. */
  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async note({ id, name, release, folder }: NotedServer): Promise<NotedServer[]> {
    const { rows } = await this.#sql.query<NotedServer>(
      `WITH noted AS (
         INSERT INTO machine (id, name, release, folder, noted_at) VALUES ($1, $2, $3, $4, ${DATABASE_TIME})
         ON CONFLICT (id) DO UPDATE SET
           release = excluded.release, folder = excluded.folder, noted_at = excluded.noted_at
       ), ended AS (
         -- One that is noted again at the moment has not ended: after a standstill all are.
         DELETE FROM machine WHERE id = ANY (ARRAY(
           SELECT id FROM machine WHERE id <> $1 AND noted_at < ${DATABASE_TIME} - $5::bigint
           FOR UPDATE SKIP LOCKED))
       )
       SELECT id, name, release, folder FROM machine
       WHERE id <> $1 AND noted_at >= ${DATABASE_TIME} - $5::bigint
       ORDER BY name, id`,
      [id, name, release, folder, SILENT],
    );
    return rows;
  }

  async remove(id: string): Promise<void> {
    await this.#sql.query('DELETE FROM machine WHERE id = $1', [id]);
  }
}
