import type { DatabaseKind } from '../../../platform/sqlite/open-database.ts';

/** Name of the file in the data folder. */
export const MISSING_FILE = 'missing-pages.sqlite';

/** Milliseconds that a statement waits for another process; the counts are dropped then. */
const BUSY_TIMEOUT = 200;

/** A row for each path of a day. A power cut may lose the latest: nothing is owed to anyone. */
const TABLES = `
  CREATE TABLE missing (
    day TEXT NOT NULL,
    path TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (day, path)
  ) STRICT, WITHOUT ROWID;
`;

export const MISSING_DATABASE: DatabaseKind = {
  migrations: [{ number: 1, name: 'counts of paths', effect: 'expand', sql: TABLES }],
  synchronous: 'NORMAL',
  timeout: BUSY_TIMEOUT,
};
