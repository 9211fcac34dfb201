import { closeSync, existsSync, openSync, renameSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolderSync } from '../files/make-folder.ts';
import type { Migration } from '../migration.ts';
import { StartError } from '../start-error.ts';
import { isLostBesideJournal } from './journal-pages.ts';
import { migrate } from './migrations.ts';

export interface DatabaseKind {
  /** In the order of their numbers; the first one makes the tables of a new file. */
  migrations: readonly Migration[];
  /** When a commit counts: FULL, once it is on disk; NORMAL, what a power cut loses may be lost. */
  synchronous: 'FULL' | 'NORMAL';
  /**
   * Milliseconds to wait for another server that writes, while this process is blocked. At the
   * opening it is {@link OPEN_TIMEOUT}.
   */
  timeout: number;
}

/** Milliseconds to wait at the opening, for a server that changes the tables for one. */
export const OPEN_TIMEOUT = 5000;

export interface OpenedDatabase {
  db: DatabaseSync;
  /** Where a file that could not be read was moved to; undefined if there was none. */
  setAside?: string | undefined;
}

/** A file that SQLite finds damaged. */
export class DamagedError extends StartError {}

/**
 * Opens the database, or makes one. A file that SQLite finds damaged is moved aside, next to it, so
 * that the site goes on; what can be read of it is copied by the caller. Another process that has
 * it open goes on with the file that was moved.
 * @param now milliseconds since 1970; names the file that is moved.
 * @throws a NewerFileError when a newer release has changed what this one uses.
 * @throws when the folder cannot be written.
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
 * @throws a NewerFileError when a newer release has changed what this one uses.
 * @throws when the folder cannot be written.
 */
export function openUndamaged(file: string, kind: DatabaseKind): DatabaseSync {
  makeFolderSync(path.dirname(file), 0o700);
  if (isLostBesideJournal(file)) {
    throw new DamagedError(`${path.basename(file)} is empty beside its journal`);
  }
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
  const db = new DatabaseSync(file, { timeout: OPEN_TIMEOUT });
  try {
    // Read before anything is written: switching to WAL writes.
    const check = db.prepare('PRAGMA quick_check(1)').get();
    if (check?.['quick_check'] !== 'ok') throw new DamagedError(String(check?.['quick_check']));
    db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${kind.synchronous}`);
    db.exec('PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON');
    migrate(db, path.basename(file), kind.migrations);
    db.exec(`PRAGMA busy_timeout = ${kind.timeout}`);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** SQLite's codes for a file that is damaged (11) or no database (26). */
const DAMAGE_CODES = new Set([11, 26]);

/** Whether an error says that a file is damaged, or no database. */
export function isDamage(error: unknown): boolean {
  if (error instanceof DamagedError) return true;
  if (!(error instanceof Error) || !('errcode' in error)) return false;
  // The lower byte is the primary code of an extended one.
  return DAMAGE_CODES.has(Number(error.errcode) & 0xff);
}
