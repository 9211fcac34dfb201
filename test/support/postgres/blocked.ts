import type { Sql } from '../../../server/platform/postgres/sql.ts';
import { until } from '../waiting/soon.ts';

/**
 * Resolves once as many statements wait for a lock that another transaction holds.
 * @param called what is expected to wait last.
 * @throws when it has ended without waiting, or does not begin to wait.
 */
export async function someBlocked(sql: Sql, called: Promise<unknown>, count = 1): Promise<void> {
  const seen = { hasEnded: false };
  const end = () => void (seen.hasEnded = true);
  called.then(end, end);
  await until(async () => {
    if (seen.hasEnded) throw new Error('it has waited for nothing');
    return (await sql.query('SELECT 1 FROM pg_locks WHERE NOT granted')).rowCount >= count;
  });
}
