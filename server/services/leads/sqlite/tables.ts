import type { DatabaseKind } from '../../../platform/sqlite/open-database.ts';

/** Name of the file in the data folder. */
export const LEADS_FILE = 'leads.sqlite';

/** Milliseconds that a statement waits for another process, while this one is blocked. */
const BUSY_TIMEOUT = 600;

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
`;

/**
 * A table of its own: the release before copies the rows of a damaged file with all their columns
 * into tables that have only those it knows. A lead without a row has content of version 1.
 */
const CONTENT_VERSIONS = `
  CREATE TABLE lead_version (
    lead TEXT PRIMARY KEY REFERENCES lead (id) ON DELETE CASCADE,
    content_version INTEGER NOT NULL
  ) STRICT;
`;

/** Hashes of addresses that are written to once for good (`NewLead.recipient`). */
const RECIPIENTS = `
  CREATE TABLE recipient (
    hash TEXT PRIMARY KEY,
    told_at INTEGER NOT NULL
  ) STRICT;
`;

/** A table of its own, for the same reason as that of the versions. */
const DETAILS = `
  CREATE TABLE lead_details (
    lead TEXT PRIMARY KEY REFERENCES lead (id) ON DELETE CASCADE,
    details TEXT NOT NULL
  ) STRICT;
`;

/**
 * What leads register for. Only `state` changes: by it places are counted, in the transaction that
 * stores a lead.
 */
const REGISTRATIONS = `
  CREATE TABLE registration (
    lead TEXT PRIMARY KEY REFERENCES lead (id) ON DELETE CASCADE,
    event TEXT NOT NULL,
    people INTEGER NOT NULL,
    places INTEGER,
    state TEXT NOT NULL CHECK (state IN ('held', 'place', 'waiting', 'called-off'))
  ) STRICT;
  CREATE INDEX registration_by_event ON registration (event, state);
`;

/** What was said about the visit that a lead asks for: rows are added and never changed. */
const VISIT_STEPS = `
  CREATE TABLE visit_step (
    lead TEXT NOT NULL REFERENCES lead (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    starts_at INTEGER,
    content TEXT NOT NULL,
    PRIMARY KEY (lead, number)
  ) STRICT;
  CREATE INDEX visit_step_by_start ON visit_step (starts_at) WHERE starts_at IS NOT NULL;
`;

export const LEADS_DATABASE: DatabaseKind = {
  migrations: [
    { number: 1, name: 'leads and deliveries', effect: 'expand', sql: TABLES },
    { number: 2, name: 'versions of contents', effect: 'expand', sql: CONTENT_VERSIONS },
    { number: 3, name: 'recipients of messages', effect: 'expand', sql: RECIPIENTS },
    { number: 4, name: 'details of leads', effect: 'expand', sql: DETAILS },
    { number: 5, name: 'registrations', effect: 'expand', sql: REGISTRATIONS },
    { number: 6, name: 'steps of visits', effect: 'expand', sql: VISIT_STEPS },
  ],
  synchronous: 'FULL',
  timeout: BUSY_TIMEOUT,
};
