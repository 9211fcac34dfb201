import { closeSync, existsSync, mkdirSync, openSync, renameSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './transaction.ts';

export interface DatabaseKind {
  /** The statements that make the tables of a new file, and `PRAGMA user_version` = `version`. */
  tables: string;
  /** Changes with the tables: a file of another version is not opened. */
  version: number;
  /** When a commit counts: FULL, once it is on disk; NORMAL, what a power cut loses may be lost. */
  synchronous: 'FULL' | 'NORMAL';
  /** Milliseconds to wait for another server that writes. */
  timeout: number;
}

export interface OpenedDatabase {
  db: DatabaseSync;
  /** Where a file that could not be read was moved to; undefined if there was none. */
  setAside?: string | undefined;
}

/** A file that SQLite finds damaged. */
export class DamagedError extends Error {}

/**
 * Opens the database, or makes one. A file that SQLite finds damaged is moved aside, next to it, so
 * that the site goes on; what can be read of it is copied by the caller. Another process that has
 * it open goes on with the file that was moved.
 * @param now milliseconds since 1970; names the file that is moved.
 * @throws when the folder cannot be written or the tables are of another version.
 */
export function openDatabase(file: string, kind: DatabaseKind, now: number): OpenedDatabase {
  try {
    return { db: openUndamaged(file, kind) };
  } catch (error) {
    if (!(error instanceof DamagedError)) throw error;
    const setAside = `${file}.damaged-${now}`;
    for (const suffix of ['', '-wal', '-shm']) {
      if (existsSync(file + suffix)) renameSync(file + suffix, setAside + suffix);
    }
    return { db: openChecked(file, kind), setAside };
  }
}

/**
 * Opens the database, or makes one.
 * @throws a DamagedError when it is damaged; it stays where it is.
 * @throws when the folder cannot be written or the tables are of another version.
 */
export function openUndamaged(file: string, kind: DatabaseKind): DatabaseSync {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    return openChecked(file, kind);
  } catch (cause) {
    if (!isDamage(cause)) throw cause;
    throw new DamagedError(`${path.basename(file)} is damaged`, { cause });
  }
}

function openChecked(file: string, kind: DatabaseKind): DatabaseSync {
  // For its user alone; SQLite gives the files beside it the same mode.
  closeSync(openSync(file, 'a', 0o600));
  const db = new DatabaseSync(file, { timeout: kind.timeout });
  try {
    // Read before anything is written: switching to WAL writes.
    const check = db.prepare('PRAGMA quick_check(1)').get();
    if (check?.['quick_check'] !== 'ok') throw new DamagedError(String(check?.['quick_check']));
    db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${kind.synchronous}`);
    db.exec('PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON');
    createTables(db, file, kind);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Two servers may start at once: the second one waits and finds the tables. */
function createTables(db: DatabaseSync, file: string, { tables, version }: DatabaseKind): void {
  inTransaction(db, () => {
    const found = Number(db.prepare('PRAGMA user_version').get()?.['user_version']);
    if (found === 0) db.exec(tables);
    else if (found !== version) {
      const name = path.basename(file);
      throw new Error(`${name} has version ${found}, this release needs ${version}`);
    }
  });
}

/** SQLite's codes for a file that is damaged (11) or no database (26). */
const DAMAGE_CODES = new Set([11, 26]);

function isDamage(error: unknown): boolean {
  if (error instanceof DamagedError) return true;
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  // The lower byte is the primary code of an extended one.
  return DAMAGE_CODES.has(Number(error.errcode) & 0xff);
}
