import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolderSync } from '../../../platform/files/make-folder.ts';
import { unfinishedName } from '../../../platform/files/unfinished-files.ts';
import { copyDatabase } from '../../../platform/sqlite/copy-database.ts';
import { changeCopy, type CopyChange } from '../../../platform/sqlite/finish-copy.ts';
import { OWNER_NEWS_CONFIRMATION, SEARCH_CONFIRMATION } from '../model/destinations.ts';
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

/** Tables with rows that ask their address to confirm them; copies of older releases lack some. */
const WITH_UNCONFIRMED = ['saved_search', 'owner_news'] as const;

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
  const target = path.join(dir, copyName(now));
  if (existsSync(target)) return false;
  makeFolderSync(dir, 0o700);
  const unchecked = unfinishedName(target);
  try {
    await copyLeads(file, unchecked, without);
    renameSync(unchecked, target);
  } finally {
    rmSync(unchecked, { force: true });
  }
  removeOld(dir, file, now);
  return true;
}

/**
 * Paths of the copies, the newest first; last those of hours that are still to come, which were made
 * while the clock was ahead.
 */
export function backupsIn(dir: string, now: number): string[] {
  const present = copyName(now);
  const isAhead = (copy: string) => path.basename(copy) > present;
  const copies = copiesIn(dir);
  return [...copies.filter((copy) => !isAhead(copy)), ...copies.filter(isAhead)];
}

/** Paths of the copies by their hours, the latest first. */
export function copiesIn(dir: string): string[] {
  if (!existsSync(dir)) return [];
  const names = readdirSync(dir).filter((name) => COPY.test(name));
  return names
    .toSorted()
    .toReversed()
    .map((name) => path.join(dir, name));
}

/** The name of the copy of an hour. @param now milliseconds since 1970, to the year 9999. */
function copyName(now: number): string {
  return `leads-${new Date(now).toISOString().slice(0, 13)}.sqlite`;
}

/**
 * Copies the leads but for those of a form, and for what is not confirmed, into a file that is not there yet, for its user alone.
 * @throws when they cannot be read, or the copy is damaged.
 */
export async function copyLeads(file: string, target: string, without: string): Promise<void> {
  await copyDatabase(file, target, leavingOut(without));
}

/**
 * Erases the leads of a form, and what nobody has confirmed: its address may be a stranger's.
 */
function leavingOut(form: string): CopyChange[] {
  const forms = [form, SEARCH_CONFIRMATION, OWNER_NEWS_CONFIRMATION];
  return [
    ...forms.map((each) => ({ sql: 'DELETE FROM lead WHERE form = ?', values: [each] })),
    ...WITH_UNCONFIRMED.map((table) => ({
      sql: `DELETE FROM ${table} WHERE state = 'unconfirmed'`,
      table,
    })),
    { sql: `PRAGMA application_id = ${LEFT_OUT}` },
  ];
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
    changeCopy(db, leavingOut(form));
  } finally {
    db.close();
  }
}

/** Copies of a database before this one never make room for those of this one. */
function removeOld(dir: string, file: string, now: number): void {
  const own = backupsIn(dir, now).filter((copy) => !isOfPreviousDatabase(copy, file));
  for (const copy of own.slice(MAX_COPIES)) rmSync(copy);
}
