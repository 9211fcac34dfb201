import type { StoreTables } from '../../../platform/postgres/migrations.ts';

/** The columns of the SQLite file (../sqlite/tables.ts). Times are milliseconds since 1970. */
const LEADS = `
  CREATE TABLE lead (
    id text PRIMARY KEY,
    reference text NOT NULL UNIQUE,
    received_at bigint NOT NULL,
    key text NOT NULL,
    form text NOT NULL,
    email text NOT NULL,
    content text NOT NULL,
    quarantine text
  );
  CREATE INDEX lead_by_key ON lead (key, received_at);
  CREATE INDEX lead_by_time ON lead (received_at);
  CREATE INDEX lead_by_email ON lead (email);

  CREATE TABLE delivery (
    lead text NOT NULL REFERENCES lead (id) ON DELETE CASCADE,
    destination text NOT NULL,
    state text NOT NULL CHECK (state IN ('waiting', 'delivered', 'parked')),
    attempts bigint NOT NULL DEFAULT 0,
    since bigint NOT NULL,
    due_at bigint NOT NULL,
    leased_until bigint NOT NULL DEFAULT 0,
    lease text,
    reason text,
    PRIMARY KEY (lead, destination)
  );
  CREATE INDEX delivery_due ON delivery (destination, due_at) WHERE state = 'waiting';

  CREATE TABLE lead_version (
    lead text PRIMARY KEY REFERENCES lead (id) ON DELETE CASCADE,
    content_version bigint NOT NULL
  );

  CREATE TABLE recipient (
    hash text PRIMARY KEY,
    told_at bigint NOT NULL
  );

  CREATE TABLE lead_details (
    lead text PRIMARY KEY REFERENCES lead (id) ON DELETE CASCADE,
    details text NOT NULL
  );

  CREATE TABLE registration (
    lead text PRIMARY KEY REFERENCES lead (id) ON DELETE CASCADE,
    event text NOT NULL,
    people bigint NOT NULL,
    places bigint,
    state text NOT NULL CHECK (state IN ('held', 'place', 'waiting', 'called-off'))
  );
  CREATE INDEX registration_by_event ON registration (event, state);

  CREATE TABLE visit_step (
    lead text NOT NULL REFERENCES lead (id) ON DELETE CASCADE,
    number bigint NOT NULL,
    at bigint NOT NULL,
    starts_at bigint,
    content text NOT NULL,
    PRIMARY KEY (lead, number)
  );
  CREATE INDEX visit_step_by_start ON visit_step (starts_at) WHERE starts_at IS NOT NULL;
`;

/**
 * The lock lets nobody read a number before those below it are committed: who follows the changes
 * would never see these. It is the next after the greatest, which is never erased.
 */
const SAVED_SEARCHES = `
  CREATE TABLE saved_search (
    id text PRIMARY KEY,
    person text NOT NULL,
    address text NOT NULL,
    email text NOT NULL,
    locale text NOT NULL,
    frequency text NOT NULL,
    list text NOT NULL,
    query text NOT NULL,
    state text NOT NULL CHECK (state IN ('unconfirmed', 'active', 'paused', 'ended')),
    created_at bigint NOT NULL,
    confirmed_at bigint,
    expires_at bigint,
    reminded_at bigint,
    ended_at bigint,
    lead text
  );
  CREATE INDEX saved_search_by_person ON saved_search (person);
  CREATE INDEX saved_search_by_address ON saved_search (address, created_at);
  CREATE INDEX saved_search_by_end ON saved_search (state, expires_at);

  CREATE TABLE saved_search_change (
    number bigint PRIMARY KEY,
    search text NOT NULL UNIQUE
  );

  CREATE TABLE hidden_home (
    person text NOT NULL,
    home bigint NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (person, home)
  );

  CREATE TABLE alert_item (
    person text NOT NULL,
    home bigint NOT NULL,
    reason text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (person, home, reason)
  );

  CREATE TABLE alert_cursor (
    name text PRIMARY KEY,
    value bigint NOT NULL
  );

  CREATE FUNCTION note_saved_search() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE changed saved_search := CASE TG_OP WHEN 'DELETE' THEN old ELSE new END;
  BEGIN
    LOCK TABLE saved_search_change IN SHARE ROW EXCLUSIVE MODE;
    INSERT INTO saved_search_change (number, search)
      SELECT 1 + coalesce(max(number), 0), changed.id FROM saved_search_change
      ON CONFLICT (search) DO UPDATE SET number = excluded.number;
    IF TG_OP = 'DELETE'
      AND NOT EXISTS (SELECT 1 FROM saved_search WHERE person = old.person) THEN
      DELETE FROM hidden_home WHERE person = old.person;
      DELETE FROM alert_item WHERE person = old.person;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER saved_search_noted AFTER INSERT OR UPDATE OR DELETE ON saved_search
    FOR EACH ROW EXECUTE FUNCTION note_saved_search();
`;

const OWNER_NEWS = `
  CREATE TABLE owner_news (
    id text PRIMARY KEY,
    owner bigint NOT NULL,
    home bigint NOT NULL,
    account text NOT NULL,
    first_name text,
    name text NOT NULL,
    email text NOT NULL,
    address text NOT NULL,
    locale text NOT NULL,
    frequency text NOT NULL,
    state text NOT NULL CHECK (state IN ('unconfirmed', 'active')),
    created_at bigint NOT NULL,
    confirmed_at bigint,
    due_at bigint,
    seen text,
    UNIQUE (owner, home)
  );
  CREATE INDEX owner_news_by_due ON owner_news (state, due_at);
  CREATE INDEX owner_news_by_address ON owner_news (address);
`;

/** Ids and references of leads that were found to be another when they were handed over. */
const ALIASES = `
  CREATE TABLE lead_alias (
    id text PRIMARY KEY,
    reference text NOT NULL UNIQUE,
    lead text NOT NULL REFERENCES lead (id) ON DELETE CASCADE
  );
  CREATE INDEX lead_alias_by_lead ON lead_alias (lead);
`;

/** Leads, and what changes in one transaction with them. */
export const LEAD_TABLES: StoreTables = {
  name: 'leads',
  migrations: [
    { number: 1, name: 'leads and deliveries', effect: 'expand', sql: LEADS },
    { number: 2, name: 'saved searches', effect: 'expand', sql: SAVED_SEARCHES },
    { number: 3, name: 'news of owners', effect: 'expand', sql: OWNER_NEWS },
    { number: 4, name: 'aliases of leads', effect: 'expand', sql: ALIASES },
  ],
};
