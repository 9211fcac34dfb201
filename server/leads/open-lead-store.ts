import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { TELL_A_FRIEND } from '../../views/forms/tell-a-friend/friend-fields.ts';
import type { Log } from '../log.ts';
import { DamagedError, openDatabase, openUndamaged } from '../sqlite/open-database.ts';
import { OpenLock } from '../sqlite/open-lock.ts';
import type { LeadStore } from './lead-store.ts';
import { backupDatabase, backupsIn, eraseFromCopy, mayHoldAll } from './sqlite/backup-database.ts';
import { salvage } from './sqlite/salvage.ts';
import { SqliteLeadStore } from './sqlite/sqlite-lead-store.ts';
import { LEADS_DATABASE } from './sqlite/tables.ts';

const NAME = 'leads.sqlite';
const BACKUPS = 'backup';

/**
 * Opens the leads of a data folder for a server. A damaged file that no other process has open is
 * set aside, and what can be read of it is kept.
 * @throws a DamagedError when another process has a damaged file open: what that one takes would be
 * lost with the file.
 * @throws when the folder cannot be written: a site that cannot store leads does not start.
 */
export function openLeadStore(dataDir: string, { log, now }: { log: Log; now: number }): LeadStore {
  return openLocked(dataDir, (file, lock) => {
    if (!lock.takeAlone()) return openShared(file, lock);
    const { db, setAside } = openDatabase(file, LEADS_DATABASE, now);
    if (setAside !== undefined) {
      const kept = salvage(setAside, db, now);
      log.error({ ...kept, file: path.basename(setAside) }, 'the file of leads was damaged');
    }
    lock.share();
    return db;
  });
}

/**
 * Opens the leads of a data folder beside servers that may be running.
 * @throws a DamagedError when the file is damaged.
 */
export function openLeadStoreBeside(dataDir: string): LeadStore {
  return openLocked(dataDir, openShared);
}

/** The lock is held until the store is closed. */
function openLocked(
  dataDir: string,
  open: (file: string, lock: OpenLock) => DatabaseSync,
): LeadStore {
  const file = path.join(dataDir, NAME);
  const lock = new OpenLock(`${file}.lock`, LEADS_DATABASE.timeout);
  try {
    return new SqliteLeadStore(open(file, lock), () => lock.close());
  } catch (error) {
    lock.close();
    throw error;
  }
}

function openShared(file: string, lock: OpenLock): DatabaseSync {
  lock.share();
  try {
    return openUndamaged(file, LEADS_DATABASE);
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
  return existsSync(path.join(dataDir, NAME));
}

/** Names of the damaged files that were set aside in a data folder. */
export function damagedFiles(dataDir: string): string[] {
  return readdirSync(dataDir).filter((name) => name.startsWith(`${NAME}.damaged-`));
}

/**
 * Copies the leads of a data folder, without messages to friends, which are erased soon; false if
 * the present hour has a copy already.
 */
export function backupLeads(dataDir: string, now: number): Promise<boolean> {
  return backupDatabase(path.join(dataDir, NAME), path.join(dataDir, BACKUPS), {
    now,
    without: TELL_A_FRIEND,
  });
}

/**
 * Erases messages to friends from the copies that an older release made, one copy a turn: requests
 * are answered in between.
 * @throws what the last copy that failed threw, after the others.
 */
export async function eraseFriendsInOldCopies(dataDir: string): Promise<void> {
  let failure: { error: unknown } | undefined;
  for (const copy of backupFiles(dataDir)) {
    try {
      // Another server may have removed it.
      if (!existsSync(copy) || !mayHoldAll(copy)) continue;
      eraseFromCopy(copy, TELL_A_FRIEND);
    } catch (error) {
      failure = { error };
    }
    await setImmediate();
  }
  if (failure) throw failure.error;
}

/** Paths of the hourly copies, the newest first. */
export function backupFiles(dataDir: string): string[] {
  return backupsIn(path.join(dataDir, BACKUPS));
}

/**
 * Opens an hourly copy: what is erased is erased in it too.
 * @throws a DamagedError when it is damaged.
 */
export function openBackup(copy: string): LeadStore {
  return new SqliteLeadStore(openUndamaged(copy, LEADS_DATABASE));
}
