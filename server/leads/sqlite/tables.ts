import type { DatabaseKind } from '../../sqlite/open-database.ts';

const VERSION = 1;

/** Times are milliseconds since 1970. */
const TABLES = `
  CREATE TABLE lead (
    id TEXT PRIMARY KEY,
    reference TEXT NOT NULL UNIQUE,
    received_at INTEGER NOT NULL,
    key TEXT NOT NULL,
    form TEXT NOT NULL,
    email TEXT NOT NULL,
    content TEXT NOT NULL,
    quarantine TEXT
  ) STRICT;
  CREATE INDEX lead_by_key ON lead (key, received_at);
  CREATE INDEX lead_by_time ON lead (received_at);
  CREATE INDEX lead_by_email ON lead (email);

  CREATE TABLE delivery (
    lead TEXT NOT NULL REFERENCES lead (id) ON DELETE CASCADE,
    destination TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'delivered', 'parked')),
    attempts INTEGER NOT NULL DEFAULT 0,
    since INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    leased_until INTEGER NOT NULL DEFAULT 0,
    lease TEXT,
    reason TEXT,
    PRIMARY KEY (lead, destination)
  ) STRICT;
  CREATE INDEX delivery_due ON delivery (destination, due_at) WHERE state = 'waiting';

  PRAGMA user_version = ${VERSION};
`;

export const LEADS_DATABASE: DatabaseKind = {
  tables: TABLES,
  version: VERSION,
  synchronous: 'FULL',
  timeout: 5000,
};
