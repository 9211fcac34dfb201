import { closeSync, openSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { deflateSync, inflateSync } from 'node:zlib';
import { StartError } from '../start-error.ts';
import { inTransaction } from './transaction.ts';

/** A file of an archive, by its path there, with slashes. */
export interface ArchivedFile {
  name: string;
  content: Buffer;
}

/** The table of SQLite's archive format: `sqlite3 FILE -Ax` unpacks it too. */
const TABLE = `
  CREATE TABLE sqlar (name TEXT PRIMARY KEY, mode INT, mtime INT, sz INT, data BLOB)
`;
/** A file that its user alone may read and write. */
const MODE = 0o100600;
/** Marks the database as an archive of Vitrine (`PRAGMA application_id`). */
const APPLICATION_ID = 0x56_54_41_52;

/**
 * Writes an archive for its user alone, whole or not at all: a process that is killed leaves a file
 * that {@link readArchive} refuses. A file of it may have 1 GB, SQLite's bound of a value.
 * @param now milliseconds since 1970.
 * @throws when the file is there already, or a file cannot be read or written.
 */
export function writeArchive(file: string, files: Iterable<ArchivedFile>, now: number): void {
  closeSync(openSync(file, 'wx', 0o600));
  try {
    const db = new DatabaseSync(file);
    try {
      inTransaction(db, () => insertAll(db, files, Math.floor(now / 1000)));
    } finally {
      db.close();
    }
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

function insertAll(db: DatabaseSync, files: Iterable<ArchivedFile>, seconds: number): void {
  db.exec(TABLE);
  db.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
  const insert = db.prepare('INSERT INTO sqlar VALUES (?, ?, ?, ?, ?)');
  for (const { name, content } of files) {
    const deflated = deflateSync(content);
    // The format: what is as long as its original is not compressed.
    const data = deflated.length < content.length ? deflated : content;
    insert.run(name, MODE, seconds, content.length, data);
  }
}

/**
 * The files of an archive, one after the other.
 * @throws StartError when it is none, or is damaged.
 */
export function* readArchive(file: string): Generator<ArchivedFile> {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const id = db.prepare('PRAGMA application_id').get()?.['application_id'];
    if (id !== APPLICATION_ID)
      throw new StartError(`${file} is no backup, or one that was broken off`);
    const check = db.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check'];
    if (check !== 'ok') throw new StartError(`${file} is damaged: ${String(check)}`);
    for (const { name, sz, data } of db.prepare('SELECT name, sz, data FROM sqlar').iterate()) {
      const stored = Buffer.from(data as Uint8Array);
      const content = stored.length === Number(sz) ? stored : inflateSync(stored);
      yield { name: String(name), content };
    }
  } catch (error) {
    throw isOfContent(error)
      ? new StartError(`${file} is no whole backup: ${error.message}`)
      : error;
  } finally {
    db.close();
  }
}

/** Whether SQLite or zlib could not read what a file holds. */
function isOfContent(error: unknown): error is NodeJS.ErrnoException {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code === 'ERR_SQLITE_ERROR' || code.startsWith('Z_');
}
