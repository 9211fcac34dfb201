import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { unfinishedName } from '../../files/unfinished-files.ts';

/** Copies that are kept: two days of hours. */
const KEPT = 48;
/** `leads-2026-11-22T13.sqlite`: a copy of that hour, in UTC. */
const COPY = /^leads-\d{4}-\d{2}-\d{2}T\d{2}\.sqlite$/;

/**
 * Copies a database by SQLite's own backup, which other connections do not disturb; one copy an
 * hour, whichever server makes it. The copy is checked before it counts; older ones than the newest
 * 48 are removed.
 * @param now milliseconds since 1970.
 * @returns whether a copy was made: false if this hour has one.
 * @throws when it cannot be made or is damaged; the copies before stay.
 */
export async function backupDatabase(file: string, dir: string, now: number): Promise<boolean> {
  const name = `leads-${new Date(now).toISOString().slice(0, 13)}.sqlite`;
  const target = path.join(dir, name);
  if (existsSync(target)) return false;
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const unchecked = unfinishedName(target);
  try {
    await copyDatabase(file, unchecked);
    checkCopy(unchecked);
    renameSync(unchecked, target);
  } finally {
    rmSync(unchecked, { force: true });
  }
  removeOld(dir);
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

async function copyDatabase(file: string, target: string): Promise<void> {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    await backup(db, target);
  } finally {
    db.close();
  }
}

/** Makes a single file of it, without a write-ahead log beside it. */
function checkCopy(file: string): void {
  chmodSync(file, 0o600);
  const db = new DatabaseSync(file);
  try {
    const check = db.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check'];
    if (check !== 'ok') throw new Error(`the copy of the leads is damaged: ${String(check)}`);
    db.exec('PRAGMA journal_mode = DELETE');
  } finally {
    db.close();
  }
}

function removeOld(dir: string): void {
  for (const file of backupsIn(dir).slice(KEPT)) rmSync(file);
}
