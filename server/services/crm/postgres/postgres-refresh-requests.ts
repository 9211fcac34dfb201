import type { Database } from '../../../platform/postgres/database.ts';
import type { RefreshRequests } from '../refresh-requests.ts';

/** Requests to refresh in PostgreSQL. */
export class PostgresRefreshRequests implements RefreshRequests {
  readonly #db: Database;

  /** @param db closed with the requests. */
  constructor(db: Database) {
    this.#db = db;
  }

  async add() {
    await this.#db.query('UPDATE refresh_request SET count = count + 1');
  }

  async count() {
    const { rows } = await this.#db.query<{ count: number }>('SELECT count FROM refresh_request');
    return rows[0]?.count ?? 0;
  }

  close() {
    return this.#db.close();
  }
}
