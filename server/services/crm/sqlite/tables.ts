import type { DatabaseKind } from '../../../platform/sqlite/open-database.ts';

/** Name of the file in the data folder. */
export const CRM_FILE = 'crm.sqlite';

/** Milliseconds that a statement waits for another process. */
const BUSY_TIMEOUT = 200;

/** `source` is the CRM; a number is never given twice, not even after a change of CRM. */
const TABLES = `
  CREATE TABLE crm_id (
    source TEXT NOT NULL,
    kind TEXT NOT NULL,
    id TEXT NOT NULL,
    number INTEGER NOT NULL,
    PRIMARY KEY (source, kind, id),
    UNIQUE (kind, number)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE refresh_request (count INTEGER NOT NULL) STRICT;
  INSERT INTO refresh_request (count) VALUES (0);
`;

/** Views that the CRM has not been told; and the server that tells it, until another may. */
const VIEWS = `
  CREATE TABLE home_view (
    day TEXT NOT NULL,
    home INTEGER NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (day, home)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE view_report (server TEXT NOT NULL, until INTEGER NOT NULL) STRICT;
  INSERT INTO view_report (server, until) VALUES ('', 0);
`;

/** The same of projects. */
const PROJECT_VIEWS = `
  CREATE TABLE project_view (
    day TEXT NOT NULL,
    project INTEGER NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (day, project)
  ) STRICT, WITHOUT ROWID;
`;

/** What is remembered of homes, to tell what changes (server/services/crm/seen-items.ts). */
const SEEN_ITEMS = `
  CREATE TABLE seen_item (
    key TEXT PRIMARY KEY,
    revision INTEGER NOT NULL,
    gone_at INTEGER,
    content TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seen_item_by_revision ON seen_item (revision, key);
  CREATE TABLE seen_catalogue (revision INTEGER NOT NULL, is_begun INTEGER NOT NULL) STRICT;
  INSERT INTO seen_catalogue (revision, is_begun) VALUES (0, 0);
`;

export const CRM_DATABASE: DatabaseKind = {
  migrations: [
    { number: 1, name: 'ids of the CRM, requests to refresh', effect: 'expand', sql: TABLES },
    { number: 2, name: 'views of homes', effect: 'expand', sql: VIEWS },
    { number: 3, name: 'views of projects', effect: 'expand', sql: PROJECT_VIEWS },
    { number: 4, name: 'what is remembered of homes', effect: 'expand', sql: SEEN_ITEMS },
  ],
  // A number that a page was sent with must not go to another id after a power cut.
  synchronous: 'FULL',
  timeout: BUSY_TIMEOUT,
};
