import type { Sql } from '../../../platform/postgres/sql.ts';
import type { Row } from '../../../platform/row.ts';
import type { NewSearch, SavedSearch } from '../saved-search.ts';
import { searchOf } from '../search-rows.ts';

/** What a mailbox has stored: in all, since a time, and under which person. */
export interface Held {
  stored: number;
  lately: number;
  person: string | null;
}

export async function heldBy(sql: Sql, address: string, since: number): Promise<Held> {
  const { rows } = await sql.query<Held>(
    `SELECT count(*) AS stored, count(*) FILTER (WHERE created_at >= $1) AS lately,
       max(person) AS person FROM saved_search WHERE address = $2`,
    [since, address],
  );
  return rows[0] ?? { stored: 0, lately: 0, person: null };
}

export async function insertSearch(
  sql: Sql,
  search: NewSearch,
  { person, address }: { person: string; address: string },
): Promise<void> {
  const { id, email, locale, frequency, list, query, createdAt } = search;
  await sql.query(
    `INSERT INTO saved_search
       (id, person, address, email, locale, frequency, list, query, state, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'unconfirmed', $9)`,
    [id, person, address, email, locale, frequency, list, query, createdAt],
  );
}

export async function searchIn(sql: Sql, id: string): Promise<SavedSearch | undefined> {
  const { rows } = await sql.query<Row>('SELECT * FROM saved_search WHERE id = $1', [id]);
  return rows[0] && searchOf(rows[0]);
}

/** Erases the same search of the person, whose place is taken, with its lead if there was one. */
export async function replaceSame(
  sql: Sql,
  { id, person, list, query }: SavedSearch,
): Promise<{ lead: string | null } | undefined> {
  const { rows } = await sql.query<{ lead: string | null }>(
    `DELETE FROM saved_search WHERE person = $1 AND list = $2 AND query = $3 AND id <> $4
       AND state <> 'unconfirmed' RETURNING lead`,
    [person, list, query, id],
  );
  return rows[0];
}

/** The search that a statement has changed and returns. */
export async function changed(
  sql: Sql,
  text: string,
  values: readonly unknown[],
): Promise<SavedSearch> {
  const { rows } = await sql.query<Row>(text, values);
  if (!rows[0]) throw new Error('the search that was changed is not there');
  return searchOf(rows[0]);
}
