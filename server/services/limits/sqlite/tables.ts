import type { DatabaseKind } from '../../../platform/sqlite/open-database.ts';

/** Name of the file in the data folder. */
export const LIMITS_FILE = 'limits.sqlite';

/** Milliseconds that a statement waits for another process; a form is taken without being counted then. */
const BUSY_TIMEOUT = 200;

/**
 * A row for each time that something was counted; when it no longer counts is in milliseconds since
 * 1970. A power cut may lose the latest: nothing is owed to anyone.
 */
const TABLES = `
  CREATE TABLE taken (
    key TEXT NOT NULL,
    until INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX taken_by_key ON taken (key, until);
  CREATE INDEX taken_by_time ON taken (until);
`;

export const LIMITS_DATABASE: DatabaseKind = {
  migrations: [{ number: 1, name: 'counts', effect: 'expand', sql: TABLES }],
  synchronous: 'NORMAL',
  timeout: BUSY_TIMEOUT,
};
