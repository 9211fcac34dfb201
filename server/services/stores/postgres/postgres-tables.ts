import type { StoreTables } from '../../../platform/postgres/migrations.ts';
import { CATALOGUE_TABLES } from '../../catalogue/postgres/tables.ts';
import { CRM_TABLES } from '../../crm/postgres/tables.ts';
import { HANDED_IN_TABLES } from '../../handed-in/postgres/tables.ts';
import { LEAD_TABLES } from '../../leads/postgres/tables.ts';
import { LIMITS_TABLES } from '../../limits/postgres/tables.ts';
import { MACHINE_TABLES } from '../../machines/postgres/tables.ts';
import { MISSING_TABLES } from '../../missing-pages/postgres/tables.ts';
import { OWNER_TABLES } from '../../owners/postgres/tables.ts';

/** What each part of a site held when it was moved last: as many rows, and their hash. */
const MOVES = `
  CREATE TABLE moved_part (
    name text PRIMARY KEY,
    rows bigint NOT NULL,
    hash text NOT NULL
  );
`;

const MOVE_TABLES: StoreTables = {
  name: 'moves',
  migrations: [{ number: 1, name: 'what was moved', effect: 'expand', sql: MOVES }],
};

/** The tables of all stores, in the order in which they are made. */
export const POSTGRES_TABLES: readonly StoreTables[] = [
  LEAD_TABLES,
  HANDED_IN_TABLES,
  LIMITS_TABLES,
  OWNER_TABLES,
  CATALOGUE_TABLES,
  MISSING_TABLES,
  CRM_TABLES,
  MOVE_TABLES,
  MACHINE_TABLES,
];
