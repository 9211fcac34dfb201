import type { DatabaseKind } from '../sqlite/open-database.ts';

const VERSION = 1;

/**
 * Sessions by a hash of their id, so that no session can be taken over with what is in the file;
 * one that was ended keeps its row without data until it would have run out: a request that was
 * under way cannot bring it back. `sign_in` has when each owner signed in last.
 */
export const OWNER_DATABASE: DatabaseKind = {
  tables: `
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

    PRAGMA user_version = ${VERSION};
  `,
  version: VERSION,
  synchronous: 'NORMAL',
  timeout: 1000,
};
