import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { unfinishedName } from '../../../platform/files/unfinished-files.ts';
import { copyDatabase } from '../../../platform/sqlite/copy-database.ts';
import { inTransaction } from '../../../platform/sqlite/transaction.ts';
import { isOfPreviousDatabase } from './copied-database.ts';

/** Maximum number of copies: one per hour for two days. */
const MAX_COPIES = 48;
/** `leads-2026-11-22T13.sqlite`: a copy of that hour, in UTC. */
const COPY = /^leads-\d{4}-\d{2}-\d{2}T\d{2}\.sqlite$/;

/**
 * `PRAGMA application_id` of a copy from which a form was left out; older releases' copies have 0.
 */
const LEFT_OUT = 0x56_54_4c_4f;
/** Where SQLite keeps it in a file. */
const APPLICATION_ID_AT = 68;

export interface BackupOptions {
  /** Milliseconds since 1970. */
  now: number;
  /** The form whose leads are not copied. */
  without: string;
}

/**
 * Copies a database by SQLite's own backup, which other connections do not disturb; one copy an
 * hour, whichever server makes it. The copy is checked before it counts; older ones than the newest
 * 48 are removed.
 * @returns whether a copy was made: false if this hour has one.
 * @throws when it cannot be made or is damaged; the copies before stay.
 */
export async function backupDatabase(
  file: string,
  dir: string,
  { now, without }: BackupOptions,
): Promise<boolean> {
  const name = `leads-${new Date(now).toISOString().slice(0, 13)}.sqlite`;
  const target = path.join(dir, name);
  if (existsSync(target)) return false;
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const unchecked = unfinishedName(target);
  try {
    await copyLeads(file, unchecked, without);
    renameSync(unchecked, target);
  } finally {
    rmSync(unchecked, { force: true });
  }
  removeOld(dir, file);
  return true;
}

/** Paths of the copies, the newest first. */
export function backupsIn(dir: string): string[] {
  if (!existsSync(dir)) return [];
  const names = readdirSync(dir).filter((name) => COPY.test(name));
  return names
    .sort()
    .reverse()
    .map((name) => path.join(dir, name));
}

/**
 * Copies the leads but for those of a form into a file that is not there yet, for its user alone.
 * @throws when they cannot be read, or the copy is damaged.
 */
export async function copyLeads(file: string, target: string, without: string): Promise<void> {
  await copyDatabase(file, target);
  eraseFromCopy(target, without);
}

/** Overwrites the leads of a form in a copy. Outside WAL, so that it stays a single file. */
function leaveOut(db: DatabaseSync, form: string): void {
  db.exec('PRAGMA journal_mode = DELETE; PRAGMA foreign_keys = ON; PRAGMA secure_delete = ON');
  inTransaction(db, () => {
    db.prepare('DELETE FROM lead WHERE form = ?').run(form);
    db.exec(`PRAGMA application_id = ${LEFT_OUT}`);
  });
}

/** Whether a copy may hold leads of the form that is left out: an older release made it. */
export function mayContainExcludedForm(copy: string): boolean {
  const id = Buffer.alloc(4);
  const file = openSync(copy, 'r');
  try {
    readSync(file, id, 0, id.length, APPLICATION_ID_AT);
  } finally {
    closeSync(file);
  }
  return id.readInt32BE() !== LEFT_OUT;
}

/**
 * Erases the leads of a form from a copy.
 * @throws when the copy is damaged, or another process has it open.
 */
export function eraseFromCopy(copy: string, form: string): void {
  const db = new DatabaseSync(copy, { timeout: 0 });
  try {
    leaveOut(db, form);
  } finally {
    db.close();
  }
}

/** Copies of a database before this one never make room for those of this one. */
function removeOld(dir: string, file: string): void {
  const own = backupsIn(dir).filter((copy) => !isOfPreviousDatabase(copy, file));
  for (const copy of own.slice(MAX_COPIES)) rmSync(copy);
}
