import type { Sql } from '../../../platform/postgres/sql.ts';
import type { Row } from '../../../platform/row.ts';
import { type SavedSearch, SEARCH_STATES } from '../saved-search.ts';
import { changesOf, searchOf } from '../search-rows.ts';
import { searchIn } from './search-statements.ts';

/** Reads saved searches: see `SavedSearchStore`. */
export class SearchReading {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async find(id: string) {
    return searchIn(this.#sql, id);
  }

  async ofPerson(person: string) {
    return this.#searches(
      `person = $1 AND state <> 'unconfirmed' ORDER BY created_at DESC, id`,
      person,
    );
  }

  async changes(after: number, limit: number) {
    const { rows } = await this.#sql.query<Row>(
      `SELECT saved_search_change.number, saved_search_change.search, saved_search.*
       FROM saved_search_change LEFT JOIN saved_search ON saved_search.id = search
       WHERE number > $1 ORDER BY number LIMIT $2`,
      [after, limit],
    );
    return changesOf(rows, after);
  }

  async expiring(before: number) {
    return this.#searches(
      `state = 'active' AND expires_at < $1 AND reminded_at IS NULL ORDER BY expires_at`,
      before,
    );
  }

  async counts() {
    const { rows } = await this.#sql.query<{ state: string; searches: number }>(
      'SELECT state, count(*) AS searches FROM saved_search GROUP BY state',
    );
    const counted = new Map(rows.map(({ state, searches }) => [state, searches]));
    const [unconfirmed, active, paused, ended] = SEARCH_STATES.map(
      (state) => counted.get(state) ?? 0,
    ) as [number, number, number, number];
    return { unconfirmed, active, paused, ended };
  }

  async #searches(which: string, value: string | number): Promise<SavedSearch[]> {
    const { rows } = await this.#sql.query<Row>(`SELECT * FROM saved_search WHERE ${which}`, [
      value,
    ]);
    return rows.map(searchOf);
  }
}
