import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { inTransaction } from '../../../platform/sqlite/transaction.ts';
import type { NewLead } from '../../leads/model/lead-store.ts';
import { insertLead } from '../../leads/sqlite/insert-lead.ts';
import type { NewsCheck, OwnerNewsStore } from '../news/owner-news-store.ts';
import { newRow, newsOf } from '../news/news-rows.ts';
import { isStanding, type NewOwnerNews, type OwnerNews } from '../news/owner-news.ts';

/** News of owners in the file of the leads. A call blocks until its data is on disk. */
export class SqliteOwnerNews implements OwnerNewsStore {
  readonly #db: DatabaseSync;

  /** @param db of the leads, which close it. */
  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  async choose(news: NewOwnerNews, message: NewLead, dueAt: number) {
    return inTransaction(this.#db, () => {
      const { owner, home, email, frequency, locale, account, firstName, name } = news;
      const same = this.#one('owner = ? AND home = ?', owner, home);
      if (same?.email === email && isStanding(same, news.createdAt)) {
        this.#run(
          `UPDATE owner_news SET frequency = ?, locale = ?, account = ?, first_name = ?, name = ?,
             due_at = CASE state WHEN 'active' THEN ? END WHERE id = ?`,
          [frequency, locale, account, firstName ?? null, name, dueAt, same.id],
        );
        return same.state === 'active' ? 'changed' : 'asked';
      }
      this.#run('DELETE FROM owner_news WHERE owner = ? AND home = ?', [owner, home]);
      this.#insert(news);
      insertLead(this.#db, message);
      return 'asked';
    });
  }

  #insert(news: NewOwnerNews): void {
    const row = newRow(news);
    const columns = Object.keys(row);
    this.#run(
      `INSERT INTO owner_news (${columns.join()}) VALUES (${columns.map(() => '?').join()})`,
      Object.values(row),
    );
  }

  async of(owner: number, home: number) {
    return this.#one('owner = ? AND home = ?', owner, home);
  }

  async find(id: string) {
    return this.#one('id = ?', id);
  }

  async confirm(id: string, at: number, dueAt: number) {
    this.#run(
      `UPDATE owner_news SET state = 'active', confirmed_at = ?, due_at = ?
       WHERE id = ? AND state = 'unconfirmed'`,
      [at, dueAt, id],
    );
    return this.#one('id = ?', id);
  }

  async end(id: string) {
    return this.#run('DELETE FROM owner_news WHERE id = ?', [id]) > 0;
  }

  async due(now: number, latest: number, limit: number) {
    return this.#all(
      `state = 'active' AND (due_at <= ? OR due_at > ?)
       ORDER BY due_at, id LIMIT ${Math.trunc(limit)}`,
      now,
      latest,
    );
  }

  async claim({ id, dueAt }: Pick<OwnerNews, 'id' | 'dueAt'>, until: number) {
    return this.#moveDue(id, dueAt, until);
  }

  async checked(id: string, { claimedUntil, dueAt, seen, message }: NewsCheck) {
    return inTransaction(this.#db, () => {
      if (!this.#moveDue(id, claimedUntil, dueAt)) return false;
      this.#run('UPDATE owner_news SET seen = ? WHERE id = ?', [seen, id]);
      if (message) insertLead(this.#db, message);
      return true;
    });
  }

  #moveDue(id: string, from: number | undefined, to: number): boolean {
    const where = `id = ? AND due_at = ? AND state = 'active'`;
    return this.#run(`UPDATE owner_news SET due_at = ? WHERE ${where}`, [to, id, from ?? null]) > 0;
  }

  async eraseUnconfirmed(before: number) {
    return this.#run(`DELETE FROM owner_news WHERE state = 'unconfirmed' AND created_at < ?`, [
      before,
    ]);
  }

  #one(which: string, ...values: SQLInputValue[]): OwnerNews | undefined {
    return this.#all(which, ...values)[0];
  }

  #all(which: string, ...values: SQLInputValue[]): OwnerNews[] {
    const rows = this.#db.prepare(`SELECT * FROM owner_news WHERE ${which}`).all(...values);
    return rows.map(newsOf);
  }

  #run(sql: string, values: readonly SQLInputValue[]): number {
    return Number(this.#db.prepare(sql).run(...values).changes);
  }
}
