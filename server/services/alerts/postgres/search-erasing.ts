import type { Sql } from '../../../platform/postgres/sql.ts';
import { SEARCH_CONFIRMATION } from '../../leads/model/destinations.ts';
import type { SearchSweep } from '../saved-search-store.ts';

/** Changes of searches that were erased which are kept. */
const ERASED_CHANGES = 10_000;

/** Erases a search that was not confirmed, in the caller's transaction; false if there is none. */
export async function eraseUnconfirmed(sql: Sql, id: string): Promise<boolean> {
  if ((await erase(sql, `id = $1 AND state = 'unconfirmed'`, id)) === 0) return false;
  // Its mail has the address too.
  await sql.query('DELETE FROM lead WHERE form = $1 AND content = $2', [
    SEARCH_CONFIRMATION,
    JSON.stringify({ search: id }),
  ]);
  return true;
}

/** Ends and erases what is due, in the caller's transaction: see `SavedSearchStore`. */
export async function sweepSearches(
  sql: Sql,
  { now, unconfirmedBefore, endedBefore }: SearchSweep,
): Promise<{ ended: number; erased: number }> {
  const { rowCount: ended } = await sql.query(
    `UPDATE saved_search SET state = 'ended', ended_at = $1
     WHERE state IN ('active', 'paused') AND expires_at <= $1`,
    [now],
  );
  const erased =
    (await erase(sql, `state = 'unconfirmed' AND created_at < $1`, unconfirmedBefore)) +
    (await erase(sql, `state = 'ended' AND ended_at < $1`, endedBefore));
  await sql.query(
    `DELETE FROM saved_search_change
     WHERE number <= (SELECT max(number) FROM saved_search_change) - $1
       AND search NOT IN (SELECT id FROM saved_search)`,
    [ERASED_CHANGES],
  );
  return { ended, erased };
}

async function erase(sql: Sql, which: string, value: string | number): Promise<number> {
  const { rowCount } = await sql.query(`DELETE FROM saved_search WHERE ${which}`, [value]);
  return rowCount;
}
