import type { DatabaseSync } from 'node:sqlite';
import type { Migration } from '../migration.ts';
import { StartError } from '../start-error.ts';
import { inTransaction } from './transaction.ts';

/** A newer release has changed a file in a way that this one cannot work with. */
export class NewerFileError extends StartError {}

/** Which migrations a file has; `PRAGMA user_version` is the one that a release must know. */
const RECORD = `
  CREATE TABLE IF NOT EXISTS schema_migration (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    applied_at INTEGER NOT NULL
  ) STRICT;
`;

/**
 * Applies the migrations that a file lacks, all of them or none. Two servers may start at once: the
 * second one waits and finds them applied. A file with migrations of a newer release is left as it
 * is.
 * @param name of the file, for the message.
 * @throws a NewerFileError; the file stays as it is.
 */
export function migrate(db: DatabaseSync, name: string, migrations: readonly Migration[]): void {
  inTransaction(db, () => {
    const needed = neededMigration(db);
    if (needed > migrations.length) {
      throw new NewerFileError(
        `${name} was changed by a newer release: it needs one that knows migration ${needed}, ` +
          `this one knows ${migrations.length}. Start that release, or the one before it`,
      );
    }
    const applied = appliedMigrations(db);
    for (const migration of migrations) {
      if (!applied.has(migration.number)) apply(db, migration);
    }
  });
}

/** Numbers of the migrations that a file has. */
export function appliedMigrations(db: DatabaseSync): Set<number> {
  const isRecorded = db
    .prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'schema_migration'")
    .get();
  const rows = isRecorded ? db.prepare('SELECT number FROM schema_migration').all() : [];
  // The first release made its tables, and kept no record.
  const first = neededMigration(db) > 0 ? [1] : [];
  return new Set([...first, ...rows.map(({ number }) => Number(number))]);
}

/** Number of the migration that a release must know; 0 of a new file. */
function neededMigration(db: DatabaseSync): number {
  return Number(db.prepare('PRAGMA user_version').get()?.['user_version']);
}

function apply(db: DatabaseSync, migration: Migration): void {
  const { number, name, sql } = migration;
  db.exec(sql);
  db.exec(RECORD);
  db.prepare(
    `INSERT INTO schema_migration (number, name, applied_at)
     VALUES (?, ?, CAST(unixepoch('subsec') * 1000 AS INTEGER))`,
  ).run(number, name);
  const needs = migration.effect === 'contract' ? migration.needs : 1;
  db.exec(`PRAGMA user_version = ${Math.max(neededMigration(db), needs)}`);
}
