import { momentAt } from '../../../../views/domain/history/brussels.ts';
import type { Database } from '../../../platform/postgres/database.ts';
import type { Sql } from '../../../platform/postgres/sql.ts';
import { foldedAddress } from '../../mail/strangers/folded-address.ts';
import { emailKey } from '../model/lead-rows.ts';
import { MAX_ERASED } from '../model/lead-store.ts';
import { lockSearches } from './lock-searches.ts';

/** Erases what is stored: see `LeadStore`. What a row leaves on disk goes with the next vacuum. */
export class LeadErasing {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async eraseOne(id: string): Promise<string[]> {
    const which = "id = $1 OR strpos(key || ' ', ' ' || $1 || ' ') > 0";
    return this.#db.transaction((sql) => allErased(sql, 'lead', which, id));
  }

  async eraseBefore(time: number): Promise<string[]> {
    const which = `received_at < $1 AND (quarantine IS NOT NULL OR NOT EXISTS
        (SELECT 1 FROM delivery WHERE lead = lead.id AND state = 'waiting'))
      AND NOT EXISTS (SELECT 1 FROM visit_step WHERE lead = lead.id
        AND greatest(at, coalesce(starts_at, 0)) >= $1)
      AND NOT EXISTS (SELECT 1 FROM registration WHERE lead = lead.id
        AND state <> 'called-off'
        AND substr(event, strpos(event, ' ') + 1) COLLATE "C" >= $2)`;
    return this.#someErased(which, time, momentAt(time));
  }

  async eraseOfForm(form: string, settledBefore: number, before: number): Promise<string[]> {
    const which = `form = $1 AND (received_at < $2 OR received_at < $3
      AND (quarantine IS NOT NULL OR NOT EXISTS
        (SELECT 1 FROM delivery WHERE lead = lead.id AND state <> 'delivered')))`;
    return this.#someErased(which, form, before, settledBefore);
  }

  /** The leads last: until the others are erased, a server may store a message to the person. */
  async eraseByEmail(email: string): Promise<string[]> {
    const address = foldedAddress(email);
    return this.#db.transaction(async (sql) => {
      await lockSearches(sql);
      // A mailbox may have saved searches under several spellings of its address.
      const { rows } = await sql.query<{ email: string }>(
        `SELECT email FROM saved_search WHERE address = $1
         UNION SELECT email FROM owner_news WHERE address = $1`,
        [address],
      );
      const spellings = [email, ...rows.map((row) => row.email)].map(emailKey);
      const beside = [
        ...(await allErased(sql, 'saved_search', 'address = $1', address)),
        ...(await allErased(sql, 'owner_news', 'address = $1', address)),
      ];
      return [...(await allErased(sql, 'lead', 'email = ANY($1)', spellings)), ...beside];
    });
  }

  async eraseRecipient(recipient: string): Promise<boolean> {
    const { rowCount } = await this.#db.query('DELETE FROM recipient WHERE hash = $1', [recipient]);
    return rowCount > 0;
  }

  /** Passes over what another server erases, or changes, at the moment. */
  async #someErased(which: string, ...values: (string | number)[]): Promise<string[]> {
    const { rows } = await this.#db.query<{ id: string }>(
      `WITH old AS (
         SELECT id FROM lead WHERE ${which} ORDER BY received_at LIMIT ${MAX_ERASED}
         FOR UPDATE SKIP LOCKED)
       DELETE FROM lead USING old WHERE lead.id = old.id RETURNING lead.id`,
      values,
    );
    return rows.map(({ id }) => id);
  }
}

/**
 * Erases rows until there is none, in the caller's transaction. A deletion waits for another server that
 * holds one of the rows, and does not see what that one stores about it: the next deletion does.
 */
async function allErased(
  sql: Sql,
  table: 'lead' | 'saved_search' | 'owner_news',
  which: string,
  ...values: (string | string[])[]
): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const { rows } = await sql.query<{ id: string }>(
      `DELETE FROM ${table} WHERE ${which} RETURNING id`,
      values,
    );
    if (rows.length === 0) return ids;
    ids.push(...rows.map(({ id }) => id));
  }
}
