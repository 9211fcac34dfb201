import type { Sql } from '../../../platform/postgres/sql.ts';
import type { AlertItem, HiddenHome } from '../saved-search-store.ts';
import { MAX_HIDDEN } from '../saved-search.ts';

/** What each person was told or does not want to hear of, and how far the runs are. */
export class AlertRows {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async told(person: string): Promise<AlertItem[]> {
    const { rows } = await this.#sql.query<AlertItem>(
      'SELECT home, reason FROM alert_item WHERE person = $1',
      [person],
    );
    return rows;
  }

  /** Whether the person was told one of the items, or has hidden its home. */
  async isSettled(person: string, items: readonly AlertItem[]): Promise<boolean> {
    const { rowCount } = await this.#sql.query(
      `SELECT 1 FROM unnest($2::bigint[], $3::text[]) AS item (home, reason)
       WHERE EXISTS (SELECT 1 FROM alert_item AS told WHERE told.person = $1
           AND told.home = item.home AND told.reason = item.reason)
         OR EXISTS (SELECT 1 FROM hidden_home AS hidden WHERE hidden.person = $1
           AND hidden.home = item.home)`,
      [person, items.map(({ home }) => home), items.map(({ reason }) => reason)],
    );
    return rowCount > 0;
  }

  async tell(person: string, items: readonly AlertItem[], at: number): Promise<void> {
    await this.#sql.query(
      `INSERT INTO alert_item (person, home, reason, at)
       SELECT $1, home, reason, $4 FROM unnest($2::bigint[], $3::text[]) AS item (home, reason)`,
      [person, items.map(({ home }) => home), items.map(({ reason }) => reason), at],
    );
  }

  async cursor(name: string): Promise<number | undefined> {
    const { rows } = await this.#sql.query<{ value: number }>(
      'SELECT value FROM alert_cursor WHERE name = $1',
      [name],
    );
    return rows[0]?.value;
  }

  async moveCursor(name: string, from: number | undefined, to: number): Promise<boolean> {
    const { rowCount } =
      from === undefined
        ? await this.#sql.query(
            'INSERT INTO alert_cursor (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING',
            [name, to],
          )
        : await this.#sql.query(
            'UPDATE alert_cursor SET value = $1 WHERE name = $2 AND value = $3',
            [to, name, from],
          );
    return rowCount > 0;
  }

  async hiddenHomes(person: string): Promise<HiddenHome[]> {
    const { rows } = await this.#sql.query<HiddenHome>(
      'SELECT home, at FROM hidden_home WHERE person = $1 ORDER BY at DESC, home',
      [person],
    );
    return rows;
  }

  async hide(person: string, home: number, now: number): Promise<void> {
    await this.#sql.query(
      `INSERT INTO hidden_home (person, home, at) SELECT $1, $2, $3
       WHERE EXISTS (SELECT 1 FROM saved_search WHERE person = $1) ON CONFLICT DO NOTHING`,
      [person, home, now],
    );
    await this.#sql.query(
      `DELETE FROM hidden_home WHERE person = $1 AND home NOT IN
         (SELECT home FROM hidden_home WHERE person = $1 ORDER BY at DESC, home LIMIT $2)`,
      [person, MAX_HIDDEN],
    );
  }

  async showAgain(person: string, home: number): Promise<void> {
    await this.#sql.query('DELETE FROM hidden_home WHERE person = $1 AND home = $2', [
      person,
      home,
    ]);
  }
}
