import type { StoreTables } from '../../../platform/postgres/migrations.ts';

/**
 * Documents in parts, under the id of their lead. `kept_at` is in milliseconds since 1970 of the
 * database's clock. PDF and pictures are compressed already.
 */
const DOCUMENTS = `
  CREATE TABLE handed_in (
    lead text PRIMARY KEY,
    bytes bigint NOT NULL,
    kept_at bigint NOT NULL
  );
  CREATE TABLE handed_in_part (
    lead text NOT NULL REFERENCES handed_in (lead) ON DELETE CASCADE,
    part bigint NOT NULL,
    content bytea NOT NULL,
    PRIMARY KEY (lead, part)
  );
  ALTER TABLE handed_in_part ALTER COLUMN content SET STORAGE EXTERNAL;
`;

export const HANDED_IN_TABLES: StoreTables = {
  name: 'handed-in',
  migrations: [{ number: 1, name: 'documents of owners', effect: 'expand', sql: DOCUMENTS }],
};
