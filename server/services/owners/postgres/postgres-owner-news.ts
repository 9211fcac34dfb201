import type { Database } from '../../../platform/postgres/database.ts';
import type { Row } from '../../../platform/row.ts';
import type { Sql } from '../../../platform/postgres/sql.ts';
import type { NewLead } from '../../leads/model/lead-store.ts';
import { insertLead } from '../../leads/postgres/insert-lead.ts';
import { LeadTimes } from '../../leads/postgres/lead-times.ts';
import { lockFor } from '../../leads/postgres/lock-for.ts';
import { newRow, newsOf } from '../news/news-rows.ts';
import type { NewsCheck, OwnerNewsStore } from '../news/owner-news-store.ts';
import { isStanding, type NewOwnerNews, type OwnerNews } from '../news/owner-news.ts';

/**
 * News of owners in PostgreSQL, beside the leads. `due_at` is the servers' own time: who changes it
 * must know its value, so that a server whose clock is a minute off does nothing twice.
 */
export class PostgresOwnerNews implements OwnerNewsStore {
  readonly #db: Database;
  readonly #times: LeadTimes;

  /**
   * @param db of the leads, which close it.
   * @param now as that of the leads: the clock of the messages in their queue.
   */
  constructor(db: Database, now?: () => number) {
    this.#db = db;
    this.#times = new LeadTimes(now);
  }

  async choose(news: NewOwnerNews, message: NewLead, dueAt: number) {
    return this.#db.transaction(async (sql) => {
      const { owner, home, email, frequency, locale, account, firstName, name } = news;
      await lockFor(sql, 'news', `${owner} ${home}`);
      const [same] = await all(sql, 'owner = $1 AND home = $2 FOR UPDATE', owner, home);
      if (same?.email === email && isStanding(same, news.createdAt)) {
        await sql.query(
          `UPDATE owner_news SET frequency = $1, locale = $2, account = $3, first_name = $4,
             name = $5, due_at = CASE state WHEN 'active' THEN $6::bigint END WHERE id = $7`,
          [frequency, locale, account, firstName ?? null, name, dueAt, same.id],
        );
        return same.state === 'active' ? 'changed' : 'asked';
      }
      await sql.query('DELETE FROM owner_news WHERE owner = $1 AND home = $2', [owner, home]);
      await insertNews(sql, news);
      await insertLead({ sql, times: this.#times }, message);
      return 'asked';
    });
  }

  async of(owner: number, home: number) {
    return (await all(this.#db, 'owner = $1 AND home = $2', owner, home))[0];
  }

  async find(id: string) {
    return (await all(this.#db, 'id = $1', id))[0];
  }

  async confirm(id: string, at: number, dueAt: number) {
    await this.#db.query(
      `UPDATE owner_news SET state = 'active', confirmed_at = $1, due_at = $2
       WHERE id = $3 AND state = 'unconfirmed'`,
      [at, dueAt, id],
    );
    return this.find(id);
  }

  async end(id: string) {
    const { rowCount } = await this.#db.query('DELETE FROM owner_news WHERE id = $1', [id]);
    return rowCount > 0;
  }

  async due(now: number, latest: number, limit: number) {
    const which = `state = 'active' AND (due_at <= $1 OR due_at > $2)
       ORDER BY due_at, id LIMIT $3`;
    return all(this.#db, which, now, latest, Math.trunc(limit));
  }

  async claim({ id, dueAt }: Pick<OwnerNews, 'id' | 'dueAt'>, until: number) {
    return moveDue(this.#db, id, dueAt, until);
  }

  async checked(id: string, { claimedUntil, dueAt, seen, message }: NewsCheck) {
    return this.#db.transaction(async (sql) => {
      if (!(await moveDue(sql, id, claimedUntil, dueAt))) return false;
      await sql.query('UPDATE owner_news SET seen = $1 WHERE id = $2', [seen, id]);
      if (message) await insertLead({ sql, times: this.#times }, message);
      return true;
    });
  }

  async eraseUnconfirmed(before: number) {
    const { rowCount } = await this.#db.query(
      `DELETE FROM owner_news WHERE state = 'unconfirmed' AND created_at < $1`,
      [before],
    );
    return rowCount;
  }
}

async function insertNews(sql: Sql, news: NewOwnerNews): Promise<void> {
  const row = newRow(news);
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  await sql.query(
    `INSERT INTO owner_news (${columns.join()}) VALUES (${places.join()})`,
    Object.values(row),
  );
}

async function moveDue(sql: Sql, id: string, from: number | undefined, to: number) {
  const { rowCount } = await sql.query(
    `UPDATE owner_news SET due_at = $1 WHERE id = $2 AND due_at = $3 AND state = 'active'`,
    [to, id, from ?? null],
  );
  return rowCount > 0;
}

async function all(sql: Sql, which: string, ...values: (string | number)[]): Promise<OwnerNews[]> {
  const { rows } = await sql.query<Row>(`SELECT * FROM owner_news WHERE ${which}`, values);
  return rows.map(newsOf);
}
