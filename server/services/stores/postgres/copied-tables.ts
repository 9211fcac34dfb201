import type { DatabaseKind } from '../../../platform/sqlite/open-database.ts';
import { CRM_DATABASE, CRM_FILE } from '../../crm/sqlite/tables.ts';
import { LEADS_DATABASE, LEADS_FILE } from '../../leads/sqlite/tables.ts';
import { LIMITS_DATABASE, LIMITS_FILE } from '../../limits/sqlite/tables.ts';
import { MISSING_DATABASE, MISSING_FILE } from '../../missing-pages/sqlite/tables.ts';
import { OWNER_DATABASE, OWNERS_FILE } from '../../owners/sqlite/tables.ts';

/** A table that SQLite and PostgreSQL have, with the same columns unless it says otherwise. */
export interface CopiedTable {
  name: string;
  /** The rows of the file that are copied: all without it. */
  where?: string;
  /** Selects the columns of the file in PostgreSQL. */
  select?: string;
  /** Inserts into PostgreSQL the rows of `given`, which has the columns of the file. */
  insert?: string;
  /** Columns that PostgreSQL has as JSON writes texts (`escapedText`). */
  escaped?: readonly string[];
}

/** A file of the data folder. */
export interface CopiedFile {
  name: string;
  kind: DatabaseKind;
  /** Those that others refer to come first. */
  tables: readonly CopiedTable[];
}

const tables = (...names: string[]): CopiedTable[] => names.map((name) => ({ name }));

const SESSIONS: CopiedTable = {
  name: 'session',
  // One that has ended: its tombstone is a row of its own (`TombstoneStore`).
  where: 'data IS NOT NULL',
  select: `SELECT sid AS id, sess::text AS data, (extract(epoch FROM expire) * 1000)::bigint AS until
    FROM session`,
  insert: `INSERT INTO session (sid, sess, expire)
    SELECT id, data::json, to_timestamp(until / 1000.0) FROM given`,
};

/** What must not be lost: what a backup has. */
export const KEPT_FILES: readonly CopiedFile[] = [
  {
    name: LEADS_FILE,
    kind: LEADS_DATABASE,
    tables: tables(
      'lead',
      'delivery',
      'lead_version',
      'recipient',
      'lead_details',
      'lead_alias',
      'registration',
      'visit_step',
      'saved_search',
      // After the searches, whose triggers write it.
      'saved_search_change',
      'hidden_home',
      'alert_item',
      'alert_cursor',
      'owner_news',
    ),
  },
  { name: OWNERS_FILE, kind: OWNER_DATABASE, tables: [...tables('sign_in'), SESSIONS] },
  {
    name: CRM_FILE,
    kind: CRM_DATABASE,
    tables: [
      { name: 'crm_id', escaped: ['source', 'id'] },
      ...tables('refresh_request', 'home_view', 'project_view', 'seen_item', 'seen_catalogue'),
    ],
  },
];

/** What is soon old. */
const PASSING_FILES: readonly CopiedFile[] = [
  { name: LIMITS_FILE, kind: LIMITS_DATABASE, tables: tables('taken') },
  { name: MISSING_FILE, kind: MISSING_DATABASE, tables: tables('missing') },
];

/** All of them. */
export const COPIED_FILES: readonly CopiedFile[] = [...KEPT_FILES, ...PASSING_FILES];

/**
 * Parts with what visitors and owners sent, and what became of it: a move replaces none that was
 * changed since the last one.
 */
export const SENT_PARTS: ReadonlySet<string> = new Set([
  'lead',
  'delivery',
  'recipient',
  'registration',
  'visit_step',
  'saved_search',
  'owner_news',
  'documents',
]);
