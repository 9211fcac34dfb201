import type { DatabaseSync } from 'node:sqlite';
import type { RefreshRequests } from '../refresh-requests.ts';

/** Requests to refresh in SQLite. */
export class SqliteRefreshRequests implements RefreshRequests {
  readonly #db: DatabaseSync;

  /** @param db as `openDatabase` opens it; closed with the requests. */
  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  async add() {
    this.#db.exec('UPDATE refresh_request SET count = count + 1');
  }

  async count() {
    return Number(this.#db.prepare('SELECT count FROM refresh_request').get()?.['count']);
  }

  async close() {
    if (this.#db.isOpen) this.#db.close();
  }
}
