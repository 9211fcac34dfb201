import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Log } from '../../../platform/log.ts';
import {
  DamagedError,
  OPEN_TIMEOUT,
  openDatabase,
  openUndamaged,
} from '../../../platform/sqlite/open-database.ts';
import { OpenLock } from '../../../platform/sqlite/open-lock.ts';
import { damagedFiles, writeReport } from './damage-report.ts';
import { adoptCopies } from './copied-database.ts';
import { newestCopy, SqliteLeadCopies } from './sqlite-lead-copies.ts';
import { salvage } from './salvage.ts';
import { SqliteLeadStore } from './sqlite-lead-store.ts';
import { LEADS_DATABASE, LEADS_FILE } from './tables.ts';

/**
 * Opens the leads of a data folder for a server. A damaged file that no other process has open is
 * moved aside, and its readable rows are copied; what cannot be read, from the newest hourly copy.
 * @throws a DamagedError when another process has a damaged file open: the leads that it stores
 * would be lost with the file.
 * @throws when the folder cannot be written: a site that cannot store leads does not start.
 */
export function openLeadStore(
  dataDir: string,
  { log, now }: { log: Log; now: number },
): SqliteLeadStore {
  return openLocked(dataDir, (file, lock) => {
    if (!lock.takeAlone()) return openShared(file, lock);
    const { db } = openDatabase(file, LEADS_DATABASE, now);
    for (const name of unreadFiles(dataDir, db)) keep(path.join(dataDir, name), db, { log, now });
    lock.share();
    return db;
  });
}

/**
 * The files that were set aside and not read: that which was found damaged now, or the one of a start
 * that was ended before it had read it. Only a store without leads is completed from them: in another
 * one leads may have been erased since.
 */
function unreadFiles(dataDir: string, db: DatabaseSync): string[] {
  const unread = damagedFiles(dataDir).filter(({ kept }) => kept === undefined);
  const hasLeads = db.prepare('SELECT 1 FROM lead LIMIT 1').get() !== undefined;
  return hasLeads ? [] : unread.slice(0, 1).map(({ name }) => name);
}

/** Copies what can be read of a damaged file, and of the newest hourly copy. */
function keep(file: string, db: DatabaseSync, { log, now }: { log: Log; now: number }): void {
  const copy = newestCopy(path.dirname(file), now);
  const { lost, ...kept } = salvage([file, ...(copy === undefined ? [] : [copy])], db, now);
  if (copy !== undefined) adoptCopies(db, copy);
  const { count, from: lostFrom, until: lostUntil } = lost;
  writeReport(file, { kept: kept.leads, lost: count, lostFrom, lostUntil });
  const about = { ...kept, lost: count, file: path.basename(file) };
  log.error(about, 'the file of leads was damaged');
}

/**
 * Opens the leads of a data folder beside servers that may be running.
 * @throws a DamagedError when the file is damaged.
 */
export function openLeadStoreForCommand(dataDir: string): SqliteLeadStore {
  // A command answers no requests: it may wait longer.
  const kind = { ...LEADS_DATABASE, timeout: OPEN_TIMEOUT };
  return openLocked(dataDir, (file, lock) => openShared(file, lock, kind));
}

/** The lock is held until the store is closed. */
function openLocked(
  dataDir: string,
  open: (file: string, lock: OpenLock) => DatabaseSync,
): SqliteLeadStore {
  const file = path.join(dataDir, LEADS_FILE);
  const lock = new OpenLock(`${file}.lock`, OPEN_TIMEOUT);
  try {
    return new SqliteLeadStore(open(file, lock), {
      onClose: () => lock.close(),
      copies: new SqliteLeadCopies(dataDir),
    });
  } catch (error) {
    lock.close();
    throw error;
  }
}

function openShared(file: string, lock: OpenLock, kind = LEADS_DATABASE): DatabaseSync {
  lock.share();
  try {
    return openUndamaged(file, kind);
  } catch (error) {
    if (!(error instanceof DamagedError)) throw error;
    throw new DamagedError(
      `${error.message} and stays as it is while it may be open elsewhere. Stop all servers of the ` +
        'site, then start them: the first one sets it aside and keeps what can be read of it.',
      { cause: error },
    );
  }
}

/** Whether a data folder has leads. */
export function hasLeadStore(dataDir: string): boolean {
  return existsSync(path.join(dataDir, LEADS_FILE));
}
