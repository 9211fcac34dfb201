import type { StoreTables } from '../../../platform/postgres/migrations.ts';

/** A row for each server; `noted_at` is in milliseconds since 1970 of the database's clock. */
const MACHINES = `
  CREATE TABLE machine (
    id text PRIMARY KEY,
    name text NOT NULL,
    release text NOT NULL,
    folder text NOT NULL,
    noted_at bigint NOT NULL
  );
`;

export const MACHINE_TABLES: StoreTables = {
  name: 'machines',
  migrations: [{ number: 1, name: 'servers that run', effect: 'expand', sql: MACHINES }],
};
