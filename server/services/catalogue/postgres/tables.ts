/** The latest copy, compressed by zstd; `version` counts the copies that were written. */
const TABLES = `
  CREATE TABLE catalogue_copy (
    single int PRIMARY KEY CHECK (single = 1),
    version bigint NOT NULL,
    content bytea NOT NULL
  );
  -- Compressed already.
  ALTER TABLE catalogue_copy ALTER COLUMN content SET STORAGE EXTERNAL;
`;

/**
 * `term` counts the servers that were elected to ask the CRM; `confirmed` is when it last said that
 * the copy is current, in milliseconds since 1970 of the database's clock.
 */
const TURN = `
  CREATE TABLE catalogue_turn (
    single int PRIMARY KEY CHECK (single = 1),
    term bigint NOT NULL,
    confirmed bigint
  );
`;

export const CATALOGUE_TABLES = {
  name: 'catalogue',
  migrations: [
    { number: 1, name: 'copy of the catalogue', effect: 'expand', sql: TABLES },
    { number: 2, name: 'who asks the CRM', effect: 'expand', sql: TURN },
  ],
} as const;
