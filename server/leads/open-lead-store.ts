import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { TELL_A_FRIEND } from '../../views/forms/tell-a-friend/friend-fields.ts';
import type { Log } from '../log.ts';
import { openDatabase } from '../sqlite/open-database.ts';
import type { LeadStore } from './lead-store.ts';
import { backupDatabase, backupsIn, eraseFromCopy, mayHoldAll } from './sqlite/backup-database.ts';
import { salvage } from './sqlite/salvage.ts';
import { SqliteLeadStore } from './sqlite/sqlite-lead-store.ts';
import { LEADS_DATABASE } from './sqlite/tables.ts';

const NAME = 'leads.sqlite';
const BACKUPS = 'backup';

/**
 * Opens the leads of a data folder. A damaged file is set aside and what can be read of it is kept.
 * @throws when the folder cannot be written: a site that cannot store leads does not start.
 */
export function openLeadStore(dataDir: string, { log, now }: { log: Log; now: number }): LeadStore {
  const { db, setAside } = openDatabase(path.join(dataDir, NAME), LEADS_DATABASE, now);
  if (setAside !== undefined) {
    const kept = salvage(setAside, db, now);
    log.error({ ...kept, file: path.basename(setAside) }, 'the file of leads was damaged');
  }
  return new SqliteLeadStore(db);
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
  for (const copy of backupsIn(path.join(dataDir, BACKUPS))) {
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

/** Opens the copies of the leads, one after the other: what is erased is erased in them too. */
export function* openBackups(dataDir: string, now: number): Generator<LeadStore> {
  for (const file of backupsIn(path.join(dataDir, BACKUPS))) {
    yield new SqliteLeadStore(openDatabase(file, LEADS_DATABASE, now).db);
  }
}
