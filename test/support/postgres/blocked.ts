import type { Sql } from '../../../server/platform/postgres/sql.ts';

/**
 * Resolves once a statement waits for a lock that another transaction holds.
 * @param called what is expected to wait.
 * @throws when it has ended without waiting.
 */
export async function someBlocked(sql: Sql, called: Promise<unknown>): Promise<void> {
  const seen = { hasEnded: false };
  const end = () => void (seen.hasEnded = true);
  called.then(end, end);
  while (!seen.hasEnded) {
    const { rowCount } = await sql.query('SELECT 1 FROM pg_locks WHERE NOT granted');
    if (rowCount > 0) return;
  }
  throw new Error('it has waited for nothing');
}
