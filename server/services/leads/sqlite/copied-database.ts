import { DatabaseSync } from 'node:sqlite';
import { isDamage } from '../../../platform/sqlite/open-database.ts';

/**
 * Whether a copy is of a database before `file`: of one that was lost or set aside. A damaged copy,
 * which could not be restored, is none.
 */
export function isOfPreviousDatabase(copy: string, file: string): boolean {
  const madeAt = whenMade(file);
  try {
    return whenMade(copy) < madeAt;
  } catch (error) {
    if (isDamage(error)) return false;
    throw error;
  }
}

/**
 * Makes the copies of a database that was damaged those of the one in its place, which has its
 * leads. A damaged copy changes nothing.
 */
export function adoptCopies(db: DatabaseSync, copy: string): void {
  try {
    const madeAt = whenMade(copy);
    db.prepare('UPDATE schema_migration SET applied_at = ? WHERE number = 1').run(madeAt);
  } catch (error) {
    if (!isDamage(error)) throw error;
  }
}

/**
 * When the tables of a database were made, in milliseconds since 1970, by which databases are told
 * apart; 0 for one of the first release.
 */
function whenMade(file: string): number {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const isRecorded = db
      .prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'schema_migration'")
      .get();
    if (!isRecorded) return 0;
    const first = db.prepare('SELECT applied_at FROM schema_migration WHERE number = 1').get();
    return first ? Number(first['applied_at']) : 0;
  } finally {
    db.close();
  }
}
