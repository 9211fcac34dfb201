import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Store } from 'express-session';
import type { Log } from '../../../platform/log.ts';
import { openDatabase } from '../../../platform/sqlite/open-database.ts';
import { OWNER_DATABASE, OWNERS_FILE } from './tables.ts';
import type { SignIns } from '../sign-ins.ts';
import { SqliteSignIns } from './sqlite-sign-ins.ts';
import { SqliteSessionStore } from './sqlite-session-store.ts';

/** The stores for owners who sign in. Any store of express-session can be `sessions`. */
export interface OwnerStore {
  sessions: Store;
  signIns: SignIns;
  close(): void;
}

/**
 * Opens the sessions of a data folder. Those of a damaged file are discarded: owners sign in again.
 * @throws when the folder cannot be written.
 */
export function openOwnerStore(
  dataDir: string,
  { log, now }: { log: Log; now: () => number },
): OwnerStore {
  const { db, setAside } = openDatabase(path.join(dataDir, OWNERS_FILE), OWNER_DATABASE, now());
  if (setAside !== undefined) {
    log.error('the file of owners’ sessions was damaged: owners must sign in again');
    for (const suffix of ['', '-wal', '-shm']) rmSync(setAside + suffix, { force: true });
  }
  return {
    sessions: new SqliteSessionStore(db, now),
    signIns: new SqliteSignIns(db),
    close: () => db.close(),
  };
}
