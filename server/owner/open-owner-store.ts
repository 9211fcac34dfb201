import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Store } from 'express-session';
import type { Log } from '../log.ts';
import { openDatabase } from '../sqlite/open-database.ts';
import { OWNER_DATABASE } from './owner-tables.ts';
import { type SignIns, SqliteSignIns } from './sign-ins.ts';
import { SqliteSessionStore } from './sqlite-session-store.ts';

const NAME = 'owners.sqlite';

/** What is kept of owners who sign in. Any store of express-session can be `sessions`. */
export interface OwnerStore {
  sessions: Store;
  signIns: SignIns;
  close(): void;
}

/**
 * Opens the sessions of a data folder. Those of a damaged file are given up: owners sign in again.
 * @throws when the folder cannot be written.
 */
export function openOwnerStore(
  dataDir: string,
  { log, now }: { log: Log; now: () => number },
): OwnerStore {
  const { db, setAside } = openDatabase(path.join(dataDir, NAME), OWNER_DATABASE, now());
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
