import path from 'node:path';
import type { Log } from '../log.ts';
import type { LeadStore } from './lead-store.ts';
import { openDatabase } from './sqlite/open-database.ts';
import { salvage } from './sqlite/salvage.ts';
import { SqliteLeadStore } from './sqlite/sqlite-lead-store.ts';

const NAME = 'leads.sqlite';

/**
 * Opens the leads of a data folder. A damaged file is set aside and what can be read of it is kept.
 * @throws when the folder cannot be written: a site that cannot store leads does not start.
 */
export function openLeadStore(dataDir: string, { log, now }: { log: Log; now: number }): LeadStore {
  const { db, setAside } = openDatabase(path.join(dataDir, NAME), now);
  if (setAside !== undefined) {
    const kept = salvage(setAside, db);
    log.error({ ...kept, file: path.basename(setAside) }, 'the file of leads was damaged');
  }
  return new SqliteLeadStore(db);
}
