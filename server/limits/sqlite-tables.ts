import type { DatabaseKind } from '../sqlite/open-database.ts';

const VERSION = 1;

/**
 * A row for each time that something was counted; when it no longer counts is in milliseconds since
 * 1970. A power cut may lose the latest: nothing is owed to anyone.
 */
export const LIMITS_DATABASE: DatabaseKind = {
  tables: `
    CREATE TABLE taken (
      key TEXT NOT NULL,
      until INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX taken_by_key ON taken (key, until);
    CREATE INDEX taken_by_time ON taken (until);

    PRAGMA user_version = ${VERSION};
  `,
  version: VERSION,
  synchronous: 'NORMAL',
  timeout: 1000,
};
