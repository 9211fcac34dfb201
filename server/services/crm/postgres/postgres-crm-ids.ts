import type { Database } from '../../../platform/postgres/database.ts';
import type { Sql } from '../../../platform/postgres/sql.ts';
import { candidateNumber, type CrmIdKind, type CrmIds } from '../crm-ids.ts';
import { escapedText, unescapedText } from './escaped-text.ts';

/** Numbers of a CRM's ids in PostgreSQL. */
export class PostgresCrmIds implements CrmIds {
  readonly #db: Database;

  /** @param db closed with the ids. */
  constructor(db: Database) {
    this.#db = db;
  }

  async numbersOf(source: string, kind: CrmIdKind, ids: readonly string[]) {
    let known = await numbersIn(this.#db, { source, kind, ids });
    const unknown = () => [...new Set(ids)].filter((id) => !known.has(id));
    for (let attempt = 0; unknown().length > 0; attempt += 1) {
      await give(this.#db, { source, kind, ids: unknown() }, attempt);
      // Anew: another server may have given one since.
      known = await numbersIn(this.#db, { source, kind, ids });
    }
    return ids.map((id) => known.get(id)!);
  }

  async idOf(source: string, kind: CrmIdKind, number: number) {
    const { rows } = await this.#db.query<{ id: string }>(
      'SELECT id FROM crm_id WHERE source = $1 AND kind = $2 AND number = $3',
      [escapedText(source), kind, number],
    );
    return rows[0] && unescapedText(rows[0].id);
  }

  close() {
    return this.#db.close();
  }
}

interface Ids {
  source: string;
  kind: CrmIdKind;
  ids: readonly string[];
}

async function numbersIn(sql: Sql, { source, kind, ids }: Ids): Promise<Map<string, number>> {
  const { rows } = await sql.query<{ id: string; number: number }>(
    'SELECT id, number FROM crm_id WHERE source = $1 AND kind = $2 AND id = ANY ($3)',
    [escapedText(source), kind, ids.map(escapedText)],
  );
  return new Map(rows.map(({ id, number }) => [unescapedText(id), number]));
}

/** Gives each id the number of an attempt, unless another id has it: the first in order gets it. */
async function give(db: Database, { source, kind, ids }: Ids, attempt: number): Promise<void> {
  await db.transaction(async (sql) => {
    // One server after the other: with the ids in other orders they would wait for each other.
    await sql.query('LOCK TABLE crm_id IN SHARE ROW EXCLUSIVE MODE');
    await sql.query(
      `INSERT INTO crm_id (source, kind, id, number)
     SELECT $1, $2, id, number FROM unnest($3::text[], $4::bigint[])
       WITH ORDINALITY AS given (id, number, place) ORDER BY place
     ON CONFLICT DO NOTHING`,
      [
        escapedText(source),
        kind,
        ids.map(escapedText),
        ids.map((id) => candidateNumber(source, id, attempt)),
      ],
    );
  });
}
