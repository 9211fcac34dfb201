import type { Sql } from '../../../platform/postgres/sql.ts';
import type { SignIns } from '../sign-ins.ts';

/** When owners signed in, in PostgreSQL. */
export class PostgresSignIns implements SignIns {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async note(owner: number, now: number) {
    const { rows } = await this.#sql.query<{ before: number | null }>(
      `WITH before AS (SELECT at FROM sign_in WHERE owner = $1)
       INSERT INTO sign_in (owner, at) VALUES ($1, $2)
       ON CONFLICT (owner) DO UPDATE SET at = excluded.at
       RETURNING (SELECT at FROM before) AS before`,
      [owner, now],
    );
    return rows[0]?.before ?? undefined;
  }
}
