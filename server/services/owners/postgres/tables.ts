/**
 * `session` is the table that connect-pg-simple reads and writes, with sessions by a hash of their
 * id and times with a zone, as servers may be in different ones. `sign_in` has when each owner
 * signed in last.
 */
const TABLES = `
  CREATE TABLE session (
    sid text COLLATE "C" PRIMARY KEY,
    sess json NOT NULL,
    expire timestamptz NOT NULL
  );
  CREATE INDEX session_by_time ON session (expire);

  CREATE TABLE sign_in (
    owner bigint PRIMARY KEY,
    at bigint NOT NULL
  );
`;

export const OWNER_TABLES = {
  name: 'owners',
  migrations: [{ number: 1, name: 'sessions and sign-ins', effect: 'expand', sql: TABLES }],
} as const;
