import { closeSync, existsSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolderSync } from '../files/make-folder.ts';

/**
 * Tells processes that have a database open from one that wants to move it: many hold the lock
 * together, or one alone. It is SQLite's own lock on an empty database, which the system releases
 * however a process ends. The lock of the database itself is of no use here: SQLite
 * reads the file before it takes it, which fails where the file is damaged.
 */
export class OpenLock {
  readonly #db: DatabaseSync;
  readonly #timeout: number;

  /**
   * @param file stays between processes.
   * @param timeout milliseconds to wait for one that has it alone.
   * @throws when the folder cannot be written.
   */
  constructor(file: string, timeout: number) {
    makeFolderSync(path.dirname(file), 0o700);
    // For its user alone. Only a new one: closing a file gives up the locks that this process has.
    if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
    this.#db = new DatabaseSync(file);
    this.#timeout = timeout;
  }

  /** Takes it alone, without waiting; false if another has it. */
  takeAlone(): boolean {
    try {
      this.#db.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
      return true;
    } catch {
      // Also where it cannot be told, on a full disk for one: nothing is moved then.
      return false;
    }
  }

  /**
   * Holds it together with others until it is closed.
   * @throws when another has it alone for too long.
   */
  share(): void {
    if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
    this.#db.exec(`PRAGMA busy_timeout = ${this.#timeout}`);
    // A transaction that has read keeps its lock until it ends.
    this.#db.exec('BEGIN; SELECT count(*) FROM sqlite_schema');
  }

  close(): void {
    this.#db.close();
  }
}
