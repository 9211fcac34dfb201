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

/**
 * Searches that visitors have saved (server/services/alerts/saved-search-store.ts). They stand in the
 * file of the leads, so that they change in one transaction with messages of its queue. `person` is
 * a random name of a mailbox, `address`; what is kept of it goes with its last search, whatever erases
 * that. `lead` may be erased. Each search has one row of changes, whose number is the greatest with
 * the latest change; of those that were erased the last ten thousand stay.
 */
const SAVED_SEARCHES = `
  CREATE TABLE saved_search (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    address TEXT NOT NULL,
    email TEXT NOT NULL,
    locale TEXT NOT NULL,
    frequency TEXT NOT NULL,
    list TEXT NOT NULL,
    query TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('unconfirmed', 'active', 'paused', 'ended')),
    created_at INTEGER NOT NULL,
    confirmed_at INTEGER,
    expires_at INTEGER,
    reminded_at INTEGER,
    ended_at INTEGER,
    lead TEXT
  ) STRICT;
  CREATE INDEX saved_search_by_person ON saved_search (person);
  CREATE INDEX saved_search_by_address ON saved_search (address, created_at);
  CREATE INDEX saved_search_by_end ON saved_search (state, expires_at);

  CREATE TABLE saved_search_change (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    search TEXT NOT NULL UNIQUE
  ) STRICT;

  CREATE TABLE hidden_home (
    person TEXT NOT NULL,
    home INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, home)
  ) STRICT;

  CREATE TABLE alert_item (
    person TEXT NOT NULL,
    home INTEGER NOT NULL,
    reason TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, home, reason)
  ) STRICT;

  CREATE TABLE alert_cursor (
    name TEXT PRIMARY KEY,
    value INTEGER NOT NULL
  ) STRICT;

  CREATE TRIGGER saved_search_added AFTER INSERT ON saved_search BEGIN
    DELETE FROM saved_search_change WHERE search = new.id;
    INSERT INTO saved_search_change (search) VALUES (new.id);
  END;
  CREATE TRIGGER saved_search_changed AFTER UPDATE ON saved_search BEGIN
    DELETE FROM saved_search_change WHERE search = new.id;
    INSERT INTO saved_search_change (search) VALUES (new.id);
  END;
  CREATE TRIGGER saved_search_erased AFTER DELETE ON saved_search BEGIN
    DELETE FROM saved_search_change WHERE search = old.id;
    INSERT INTO saved_search_change (search) VALUES (old.id);
    DELETE FROM hidden_home WHERE person = old.person
      AND NOT EXISTS (SELECT 1 FROM saved_search WHERE person = old.person);
    DELETE FROM alert_item WHERE person = old.person
      AND NOT EXISTS (SELECT 1 FROM saved_search WHERE person = old.person);
  END;
`;

/**
 * Which owners want news of which home by mail (server/services/owners/news/owner-news-store.ts), in
 * the file of the leads for the same reason. `seen` has hashes of what an owner knows of.
 */
const OWNER_NEWS = `
  CREATE TABLE owner_news (
    id TEXT PRIMARY KEY,
    owner INTEGER NOT NULL,
    home INTEGER NOT NULL,
    account TEXT NOT NULL,
    first_name TEXT,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    address TEXT NOT NULL,
    locale TEXT NOT NULL,
    frequency TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('unconfirmed', 'active')),
    created_at INTEGER NOT NULL,
    confirmed_at INTEGER,
    due_at INTEGER,
    seen TEXT,
    UNIQUE (owner, home)
  ) STRICT;
  CREATE INDEX owner_news_by_due ON owner_news (state, due_at);
  CREATE INDEX owner_news_by_address ON owner_news (address);
`;

/**
 * Ids and references that machines gave to a lead which another had already, while their database was
 * gone: only a move from PostgreSQL writes them.
 */
const ALIASES = `
  CREATE TABLE lead_alias (
    id TEXT PRIMARY KEY,
    reference TEXT NOT NULL UNIQUE,
    lead TEXT NOT NULL REFERENCES lead (id) ON DELETE CASCADE
  ) STRICT;
  CREATE INDEX lead_alias_by_lead ON lead_alias (lead);
`;

export const LEADS_DATABASE: DatabaseKind = {
  migrations: [
    { number: 1, name: 'leads and deliveries', effect: 'expand', sql: TABLES },
    { number: 2, name: 'versions of contents', effect: 'expand', sql: CONTENT_VERSIONS },
    { number: 3, name: 'recipients of messages', effect: 'expand', sql: RECIPIENTS },
    { number: 4, name: 'details of leads', effect: 'expand', sql: DETAILS },
    { number: 5, name: 'registrations', effect: 'expand', sql: REGISTRATIONS },
    { number: 6, name: 'steps of visits', effect: 'expand', sql: VISIT_STEPS },
    { number: 7, name: 'saved searches', effect: 'expand', sql: SAVED_SEARCHES },
    { number: 8, name: 'news of owners', effect: 'expand', sql: OWNER_NEWS },
    { number: 9, name: 'aliases of leads', effect: 'expand', sql: ALIASES },
  ],
  synchronous: 'FULL',
  timeout: BUSY_TIMEOUT,
};
