import type { Sql } from '../../../platform/postgres/sql.ts';

/**
 * Lets one transaction at a time change saved searches, as one that adds a change holds this lock
 * anyway (./tables.ts). It is taken before any other.
 */
export async function lockSearches(sql: Sql): Promise<void> {
  await sql.query('LOCK TABLE saved_search_change IN SHARE ROW EXCLUSIVE MODE');
}
