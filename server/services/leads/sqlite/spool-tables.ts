import type { DatabaseKind } from '../../../platform/sqlite/open-database.ts';

/** Name of the file in the data folder. */
export const SPOOL_FILE = 'lead-spool.sqlite';

/** Milliseconds that a statement waits for another process of this machine. */
const BUSY_TIMEOUT = 150;

/** A row for each lead that was not handed over; `lead` and `follower` are a NewLead as JSON. */
const TABLES = `
  CREATE TABLE spooled (
    id TEXT PRIMARY KEY,
    reference TEXT NOT NULL,
    key TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    email TEXT NOT NULL,
    lead TEXT NOT NULL,
    follower TEXT,
    attempts INTEGER NOT NULL DEFAULT 0,
    lease TEXT,
    leased_until INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX spooled_key ON spooled (key);
`;

export const SPOOL_DATABASE: DatabaseKind = {
  migrations: [{ number: 1, name: 'leads of this machine', effect: 'expand', sql: TABLES }],
  synchronous: 'FULL',
  timeout: BUSY_TIMEOUT,
};
