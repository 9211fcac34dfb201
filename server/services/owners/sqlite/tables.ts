import type { DatabaseKind } from '../../../platform/sqlite/open-database.ts';

/** Name of the file in the data folder. */
export const OWNERS_FILE = 'owners.sqlite';

/** Milliseconds that a statement waits for another process; a sign-in is answered by 503 then. */
const BUSY_TIMEOUT = 600;

/**
 * Sessions by a hash of their id, so that no session can be taken over with what is in the file;
 * one that was ended keeps its row without data until it would have run out: a request that was
 * under way cannot bring it back. `sign_in` has when each owner signed in last.
 */
const TABLES = `
  CREATE TABLE session (
    id TEXT PRIMARY KEY,
    data TEXT,
    until INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX session_by_time ON session (until);

  CREATE TABLE sign_in (
    owner INTEGER PRIMARY KEY,
    at INTEGER NOT NULL
  ) STRICT;
`;

export const OWNER_DATABASE: DatabaseKind = {
  migrations: [{ number: 1, name: 'sessions and sign-ins', effect: 'expand', sql: TABLES }],
  synchronous: 'NORMAL',
  timeout: BUSY_TIMEOUT,
};
