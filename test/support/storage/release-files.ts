import { copyFileSync, cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { appliedMigrations } from '../../../server/platform/sqlite/migrations.ts';
import { temporaryDataDir } from '../site-app.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../../fixtures');

/** A copy of the data folder that release 1 (eb7c0d41) left: test/fixtures/release-1/README.md. */
export function release1Dir(): string {
  const dir = temporaryDataDir();
  cpSync(path.join(FIXTURES, 'release-1'), dir, { recursive: true });
  return dir;
}

/** Number of the newest migration of a database that the files of any release before this have. */
export function releasedMigration(name: string): number {
  const files = readdirSync(FIXTURES)
    .map((release) => path.join(FIXTURES, release, name))
    .filter((file) => existsSync(file));
  return Math.max(...files.map(newestIn));
}

/** Of a copy: SQLite makes files beside a database that it reads. */
function newestIn(file: string): number {
  const copy = path.join(temporaryDataDir(), path.basename(file));
  copyFileSync(file, copy);
  const db = new DatabaseSync(copy);
  try {
    return Math.max(...appliedMigrations(db));
  } finally {
    db.close();
  }
}
