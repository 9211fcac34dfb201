import type { Sql } from '../../../platform/postgres/sql.ts';
import { StartError } from '../../../platform/start-error.ts';
import { SENT_PARTS } from './copied-tables.ts';
import { type Digests, isSame, type PartDigest } from './part-digest.ts';

/** What both sides held after the last move; empty before the first. */
export async function lastMove(sql: Sql): Promise<Digests> {
  const { rows } = await sql.query<PartDigest & { name: string }>(
    'SELECT name, rows, hash FROM moved_part',
  );
  return new Map(rows.map(({ name, ...digest }) => [name, digest]));
}

/** Notes what both sides hold now, for a transaction. */
export async function noteMove(sql: Sql, moved: Digests): Promise<void> {
  await sql.query('DELETE FROM moved_part');
  await sql.query(
    `INSERT INTO moved_part (name, rows, hash)
     SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[])`,
    [
      [...moved.keys()],
      [...moved.values()].map(({ rows }) => rows),
      [...moved.values()].map(({ hash }) => hash),
    ],
  );
}

/**
 * @param place what would be replaced, for the message.
 * @param known what it may hold: nothing, what replaces it, what was moved last.
 * @throws StartError when it has something else that visitors or owners sent.
 */
export function requireReplaceable(place: string, held: Digests, known: readonly Digests[]): void {
  const others = [...SENT_PARTS].filter(
    (part) => !known.some((digests) => isSame(held.get(part), digests.get(part))),
  );
  if (others.length === 0) return;
  const parts = others.map((part) => `${part} (${held.get(part)?.rows ?? 0})`).join(', ');
  throw new StartError(
    `${place} has been used since the last move, and would lose it: ${parts}. Nothing was changed. ` +
      'Move it the other way, or back it up and empty it first',
  );
}
