import { chmodSync, closeSync, openSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';

/**
 * Copies a database by SQLite's own backup, which other connections do not disturb, and checks the
 * copy. It is for its user alone from its creation.
 * @param target a file that is not there yet.
 * @throws when it cannot be read, or the copy is damaged.
 */
export async function copyDatabase(file: string, target: string): Promise<void> {
  closeSync(openSync(target, 'wx', 0o600));
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    await backup(db, target);
  } finally {
    db.close();
  }
  chmodSync(target, 0o600);
  checkCopy(target);
}

/** Makes a single file of it, without a write-ahead log beside it. */
function checkCopy(file: string): void {
  const db = new DatabaseSync(file);
  try {
    const check = db.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check'];
    if (check !== 'ok') throw new Error(`the copy is damaged: ${String(check)}`);
    db.exec('PRAGMA journal_mode = DELETE');
  } finally {
    db.close();
  }
}
