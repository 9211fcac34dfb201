/**
 * `source` is the CRM; a number is never given twice, not even after a change of CRM. Ids are
 * written as JSON writes them, without its quotes: PostgreSQL's text has no U+0000, a CRM's id may.
 */
const IDS = `
  CREATE TABLE crm_id (
    source text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL,
    id text COLLATE "C" NOT NULL,
    number bigint NOT NULL,
    PRIMARY KEY (source, kind, id),
    UNIQUE (kind, number)
  );
  CREATE TABLE refresh_request (count bigint NOT NULL);
  INSERT INTO refresh_request (count) VALUES (0);
`;

/** Views that the CRM has not been told; and the server that tells it, until another may. */
const VIEWS = `
  CREATE TABLE home_view (
    day text COLLATE "C" NOT NULL,
    home bigint NOT NULL,
    count bigint NOT NULL,
    PRIMARY KEY (day, home)
  );
  CREATE TABLE project_view (
    day text COLLATE "C" NOT NULL,
    project bigint NOT NULL,
    count bigint NOT NULL,
    PRIMARY KEY (day, project)
  );
  CREATE TABLE view_report (server text NOT NULL, until bigint NOT NULL);
  INSERT INTO view_report (server, until) VALUES ('', 0);
`;

/** What is remembered of homes, to tell what changes (server/services/crm/seen-items.ts). */
const SEEN_ITEMS = `
  CREATE TABLE seen_item (
    key text COLLATE "C" PRIMARY KEY,
    revision bigint NOT NULL,
    gone_at bigint,
    content text NOT NULL
  );
  CREATE INDEX seen_item_by_revision ON seen_item (revision, key);
  CREATE TABLE seen_catalogue (revision bigint NOT NULL, is_begun bigint NOT NULL);
  INSERT INTO seen_catalogue (revision, is_begun) VALUES (0, 0);
`;

export const CRM_TABLES = {
  name: 'crm',
  migrations: [
    { number: 1, name: 'ids of the CRM, requests to refresh', effect: 'expand', sql: IDS },
    { number: 2, name: 'views of homes and projects', effect: 'expand', sql: VIEWS },
    { number: 3, name: 'what is remembered of homes', effect: 'expand', sql: SEEN_ITEMS },
  ],
} as const;
