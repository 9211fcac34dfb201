import { randomUUID } from 'node:crypto';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { inTransaction } from '../../../platform/sqlite/transaction.ts';
import type { Row } from '../../../platform/row.ts';
import { SEARCH_CONFIRMATION } from '../../leads/model/destinations.ts';
import { acceptLead, insertLead, sentBefore } from '../../leads/sqlite/insert-lead.ts';
import type { NewLead } from '../../leads/model/lead-store.ts';
import { foldedAddress } from '../../mail/strangers/folded-address.ts';
import type {
  Alert,
  AlertItem,
  SavedSearchStore,
  SearchChanges,
  SearchSweep,
} from '../saved-search-store.ts';
import {
  MAX_HIDDEN,
  MAX_SEARCHES,
  type NewSearch,
  type SavedSearch,
  SEARCH_STATES,
} from '../saved-search.ts';
import { changesOf, searchOf } from '../search-rows.ts';

/** Changes of searches that were erased which are kept. */
const ERASED_CHANGES = 10_000;

/** Saved searches in the file of the leads. A call blocks until its data is on disk. */
export class SqliteSavedSearches implements SavedSearchStore {
  readonly #db: DatabaseSync;

  /** @param db of the leads, which close it. */
  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  async request(
    search: NewSearch,
    message: NewLead,
    { count, since }: { count: number; since: number },
  ) {
    const address = foldedAddress(search.email);
    return inTransaction(this.#db, () => {
      if (sentBefore(this.#db, message)) return false;
      const held = this.#row(
        `SELECT count(*) AS stored, count(*) FILTER (WHERE created_at >= ?) AS lately,
           max(person) AS person FROM saved_search WHERE address = ?`,
        [since, address],
      );
      if (Number(held?.['lately']) >= count || Number(held?.['stored']) >= MAX_SEARCHES)
        return false;
      const person = typeof held?.['person'] === 'string' ? held['person'] : randomUUID();
      this.#insert(search, { person, address });
      insertLead(this.#db, message);
      return true;
    });
  }

  #insert(search: NewSearch, { person, address }: { person: string; address: string }): void {
    const { id, email, locale, frequency, list, query, createdAt } = search;
    this.#run(
      `INSERT INTO saved_search
         (id, person, address, email, locale, frequency, list, query, state, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'unconfirmed', ?)`,
      [id, person, address, email, locale, frequency, list, query, createdAt],
    );
  }

  async confirm(
    id: string,
    { at, expiresAt, lead }: { at: number; expiresAt: number; lead: NewLead },
  ) {
    return inTransaction(this.#db, () => {
      const search = this.#find(id);
      if (search?.state !== 'unconfirmed') return search && { search, isNew: false };
      const leadId = this.#replaceSame(search) ?? this.#leadOf(lead);
      this.#run(
        `UPDATE saved_search SET state = 'active', confirmed_at = ?, expires_at = ?, lead = ?
         WHERE id = ?`,
        [at, expiresAt, leadId, id],
      );
      return { search: this.#known(id), isNew: true };
    });
  }

  /** Erases the same search of the person, whose place is taken; its lead, if there was one. */
  #replaceSame({ id, person, list, query }: SavedSearch): string | null | undefined {
    const same = this.#row(
      `DELETE FROM saved_search WHERE person = ? AND list = ? AND query = ? AND id <> ?
         AND state <> 'unconfirmed' RETURNING lead`,
      [person, list, query, id],
    );
    return same && (typeof same['lead'] === 'string' ? same['lead'] : null);
  }

  #leadOf(lead: NewLead): string {
    return acceptLead(this.#db, lead).id;
  }

  async find(id: string) {
    return this.#find(id);
  }

  async ofPerson(person: string) {
    return this.#searches(
      `person = ? AND state <> 'unconfirmed' ORDER BY created_at DESC, id`,
      person,
    );
  }

  async change(person: string, id: string, changes: SearchChanges, now: number) {
    return inTransaction(this.#db, () => {
      const search = this.#find(id);
      if (search?.person !== person || search.state === 'unconfirmed') return undefined;
      const { frequency, locale, state, expiresAt, endedAt } = { ...search, ...changes };
      this.#run(
        `UPDATE saved_search SET frequency = ?, locale = ?, state = ?, expires_at = ?, ended_at = ?,
           reminded_at = CASE WHEN ? THEN NULL ELSE reminded_at END WHERE id = ?`,
        [
          frequency,
          locale,
          state,
          expiresAt ?? null,
          state === 'ended' ? (endedAt ?? now) : null,
          changes.expiresAt === undefined ? 0 : 1,
          id,
        ],
      );
      return this.#known(id);
    });
  }

  async endAll(person: string, now: number) {
    const { changes } = this.#run(
      `UPDATE saved_search SET state = 'ended', ended_at = ?
       WHERE person = ? AND state IN ('active', 'paused')`,
      [now, person],
    );
    return Number(changes);
  }

  async eraseUnconfirmed(id: string) {
    return inTransaction(this.#db, () => {
      if (this.#erase(`id = ? AND state = 'unconfirmed'`, id) === 0) return false;
      // Its mail has the address too.
      this.#run('DELETE FROM lead WHERE form = ? AND content = ?', [
        SEARCH_CONFIRMATION,
        JSON.stringify({ search: id }),
      ]);
      return true;
    });
  }

  async changes(after: number, limit: number) {
    const rows = this.#rows(
      `SELECT saved_search_change.number, saved_search_change.search, saved_search.*
       FROM saved_search_change LEFT JOIN saved_search ON saved_search.id = search
       WHERE number > ? ORDER BY number LIMIT ?`,
      [after, limit],
    );
    return changesOf(rows, after);
  }

  async told(person: string): Promise<AlertItem[]> {
    const rows = this.#rows('SELECT home, reason FROM alert_item WHERE person = ?', [person]);
    return rows.map(({ home, reason }) => ({ home: Number(home), reason: String(reason) }));
  }

  async recordAlert({ person, searches, items, message }: Alert) {
    return inTransaction(this.#db, () => {
      const isLate =
        sentBefore(this.#db, message) !== undefined ||
        searches.some((id) => !this.#isActive(person, id)) ||
        items.some((item) => this.#isSettled(person, item));
      if (isLate) return false;
      for (const { home, reason } of items) {
        this.#run('INSERT INTO alert_item (person, home, reason, at) VALUES (?, ?, ?, ?)', [
          person,
          home,
          reason,
          message.receivedAt,
        ]);
      }
      insertLead(this.#db, message);
      return true;
    });
  }

  #isActive(person: string, id: string): boolean {
    const search = this.#find(id);
    return search?.person === person && search.state === 'active';
  }

  #isSettled(person: string, { home, reason }: AlertItem): boolean {
    const row = this.#row(
      `SELECT 1 FROM alert_item WHERE person = ?1 AND home = ?2 AND reason = ?3
       UNION ALL SELECT 1 FROM hidden_home WHERE person = ?1 AND home = ?2`,
      [person, home, reason],
    );
    return row !== undefined;
  }

  async cursor(name: string) {
    const row = this.#row('SELECT value FROM alert_cursor WHERE name = ?', [name]);
    return row && Number(row['value']);
  }

  async moveCursor(name: string, from: number | undefined, to: number) {
    const { changes } =
      from === undefined
        ? this.#run('INSERT OR IGNORE INTO alert_cursor (name, value) VALUES (?, ?)', [name, to])
        : this.#run('UPDATE alert_cursor SET value = ? WHERE name = ? AND value = ?', [
            to,
            name,
            from,
          ]);
    return changes > 0;
  }

  async hiddenHomes(person: string) {
    const rows = this.#rows(
      'SELECT home, at FROM hidden_home WHERE person = ? ORDER BY at DESC, home',
      [person],
    );
    return rows.map(({ home, at }) => ({ home: Number(home), at: Number(at) }));
  }

  async hide(person: string, home: number, now: number) {
    inTransaction(this.#db, () => {
      this.#run(
        `INSERT OR IGNORE INTO hidden_home (person, home, at) SELECT ?1, ?2, ?3
         WHERE EXISTS (SELECT 1 FROM saved_search WHERE person = ?1)`,
        [person, home, now],
      );
      this.#run(
        `DELETE FROM hidden_home WHERE person = ?1 AND home NOT IN
           (SELECT home FROM hidden_home WHERE person = ?1 ORDER BY at DESC, home LIMIT ?2)`,
        [person, MAX_HIDDEN],
      );
    });
  }

  async showAgain(person: string, home: number) {
    this.#run('DELETE FROM hidden_home WHERE person = ? AND home = ?', [person, home]);
  }

  async expiring(before: number) {
    return this.#searches(
      `state = 'active' AND expires_at < ? AND reminded_at IS NULL ORDER BY expires_at`,
      before,
    );
  }

  async remind({ id, expiresAt }: SavedSearch, message: NewLead) {
    return inTransaction(this.#db, () => {
      const { changes } = this.#run(
        `UPDATE saved_search SET reminded_at = ?
         WHERE id = ? AND state = 'active' AND reminded_at IS NULL AND expires_at = ?`,
        [message.receivedAt, id, expiresAt ?? null],
      );
      if (changes > 0) insertLead(this.#db, message);
      return changes > 0;
    });
  }

  async sweep({ now, unconfirmedBefore, endedBefore }: SearchSweep) {
    return inTransaction(this.#db, () => {
      const ended = this.#run(
        `UPDATE saved_search SET state = 'ended', ended_at = ?1
         WHERE state IN ('active', 'paused') AND expires_at <= ?1`,
        [now],
      );
      const erased =
        this.#erase(`state = 'unconfirmed' AND created_at < ?`, unconfirmedBefore) +
        this.#erase(`state = 'ended' AND ended_at < ?`, endedBefore);
      this.#run(
        `DELETE FROM saved_search_change
         WHERE number <= (SELECT max(number) FROM saved_search_change) - ?
           AND search NOT IN (SELECT id FROM saved_search)`,
        [ERASED_CHANGES],
      );
      return { ended: Number(ended.changes), erased };
    });
  }

  async counts() {
    const rows = this.#rows('SELECT state, count(*) AS searches FROM saved_search GROUP BY state');
    const counted = new Map(rows.map(({ state, searches }) => [state, Number(searches)]));
    const [unconfirmed, active, paused, ended] = SEARCH_STATES.map(
      (state) => counted.get(state) ?? 0,
    ) as [number, number, number, number];
    return { unconfirmed, active, paused, ended };
  }

  #find(id: string): SavedSearch | undefined {
    const row = this.#row('SELECT * FROM saved_search WHERE id = ?', [id]);
    return row && searchOf(row);
  }

  #known(id: string): SavedSearch {
    const search = this.#find(id);
    if (!search) throw new Error('the search that was changed is not there');
    return search;
  }

  #searches(which: string, ...values: SQLInputValue[]): SavedSearch[] {
    return this.#rows(`SELECT * FROM saved_search WHERE ${which}`, values).map(searchOf);
  }

  #erase(which: string, ...values: SQLInputValue[]): number {
    return Number(this.#run(`DELETE FROM saved_search WHERE ${which}`, values).changes);
  }

  #row(sql: string, values: readonly SQLInputValue[] = []): Row | undefined {
    return this.#db.prepare(sql).get(...values);
  }

  #rows(sql: string, values: readonly SQLInputValue[] = []): Row[] {
    return this.#db.prepare(sql).all(...values);
  }

  #run(sql: string, values: readonly SQLInputValue[] = []) {
    return this.#db.prepare(sql).run(...values);
  }
}
