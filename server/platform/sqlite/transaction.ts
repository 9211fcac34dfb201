import type { DatabaseSync } from 'node:sqlite';

/**
 * Runs `work` in a transaction that writes. It takes the lock at once: a read that turned into a
 * write could fail half-way when another server wrote in between.
 * @returns what `work` returns, once it is on disk.
 * @throws what `work` throws, after everything was taken back.
 */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite itself rolls back after some errors, such as a full disk.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
