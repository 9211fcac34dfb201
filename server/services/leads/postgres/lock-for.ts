import type { Sql } from '../../../platform/postgres/sql.ts';

/**
 * Lets one transaction at a time do what would be stored twice by two: it holds the lock until it ends.
 * The locks are the database's, so the schema, of which a site has one, is part of them. Who takes
 * several takes those for leads first, then those for events in the order of their names.
 */
export async function lockFor(sql: Sql, what: 'lead' | 'event' | 'news', name: string) {
  await sql.query(
    `SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' ' || $1, 0))`,
    [`${what} ${name}`],
  );
}
