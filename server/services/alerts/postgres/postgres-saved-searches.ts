import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/postgres/database.ts';
import type { NewLead } from '../../leads/model/lead-store.ts';
import {
  acceptLead,
  insertLead,
  type LeadWriting,
  sentBefore,
} from '../../leads/postgres/insert-lead.ts';
import { LeadTimes } from '../../leads/postgres/lead-times.ts';
import { lockSearches } from '../../leads/postgres/lock-searches.ts';
import { foldedAddress } from '../../mail/strangers/folded-address.ts';
import type { Alert, SavedSearchStore, SearchChanges, SearchSweep } from '../saved-search-store.ts';
import { MAX_SEARCHES, type NewSearch, type SavedSearch } from '../saved-search.ts';
import { AlertRows } from './alert-rows.ts';
import { eraseUnconfirmed, sweepSearches } from './search-erasing.ts';
import { SearchReading } from './search-reading.ts';
import { changed, heldBy, insertSearch, replaceSame, searchIn } from './search-statements.ts';

/** Saved searches in PostgreSQL, beside the leads. One transaction at a time changes them. */
export class PostgresSavedSearches implements SavedSearchStore {
  readonly #db: Database;
  readonly #times: LeadTimes;
  readonly #reading: SearchReading;
  readonly #rows: AlertRows;

  /**
   * @param db of the leads, which close it.
   * @param now as that of the leads: the clock of the messages in their queue.
   */
  constructor(db: Database, now?: () => number) {
    this.#db = db;
    this.#times = new LeadTimes(now);
    this.#reading = new SearchReading(db);
    this.#rows = new AlertRows(db);
  }

  async request(
    search: NewSearch,
    message: NewLead,
    { count, since }: { count: number; since: number },
  ) {
    const address = foldedAddress(search.email);
    return this.#changing(async (writing) => {
      if (await sentBefore(writing, message)) return false;
      const { stored, lately, person } = await heldBy(writing.sql, address, since);
      if (lately >= count || stored >= MAX_SEARCHES) return false;
      await insertSearch(writing.sql, search, { person: person ?? randomUUID(), address });
      await insertLead(writing, message);
      return true;
    });
  }

  async confirm(
    id: string,
    { at, expiresAt, lead }: { at: number; expiresAt: number; lead: NewLead },
  ) {
    return this.#changing(async (writing) => {
      const { sql } = writing;
      const search = await searchIn(sql, id);
      if (search?.state !== 'unconfirmed') return search && { search, isNew: false };
      const same = await replaceSame(sql, search);
      const leadId = same ? same.lead : (await acceptLead(writing, lead)).id;
      const confirmed = await changed(
        sql,
        `UPDATE saved_search SET state = 'active', confirmed_at = $1, expires_at = $2, lead = $3
         WHERE id = $4 RETURNING *`,
        [at, expiresAt, leadId, id],
      );
      return { search: confirmed, isNew: true };
    });
  }

  async find(id: string) {
    return this.#reading.find(id);
  }

  async ofPerson(person: string) {
    return this.#reading.ofPerson(person);
  }

  async change(person: string, id: string, changes: SearchChanges, now: number) {
    return this.#changing(async ({ sql }) => {
      const search = await searchIn(sql, id);
      if (search?.person !== person || search.state === 'unconfirmed') return undefined;
      const { frequency, locale, state, expiresAt, endedAt } = { ...search, ...changes };
      return changed(
        sql,
        `UPDATE saved_search SET frequency = $1, locale = $2, state = $3, expires_at = $4,
           ended_at = $5, reminded_at = CASE WHEN $6::bigint = 1 THEN NULL ELSE reminded_at END
         WHERE id = $7 RETURNING *`,
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
    });
  }

  async endAll(person: string, now: number) {
    return this.#changing(async ({ sql }) => {
      const { rowCount } = await sql.query(
        `UPDATE saved_search SET state = 'ended', ended_at = $1
         WHERE person = $2 AND state IN ('active', 'paused')`,
        [now, person],
      );
      return rowCount;
    });
  }

  async eraseUnconfirmed(id: string) {
    return this.#changing(({ sql }) => eraseUnconfirmed(sql, id));
  }

  async changes(after: number, limit: number) {
    return this.#reading.changes(after, limit);
  }

  async told(person: string) {
    return this.#rows.told(person);
  }

  async recordAlert({ person, searches, items, message }: Alert) {
    return this.#changing(async (writing) => {
      const { sql } = writing;
      if (await sentBefore(writing, message)) return false;
      const { rowCount: active } = await sql.query(
        `SELECT 1 FROM saved_search WHERE id = ANY($1) AND person = $2 AND state = 'active'`,
        [searches, person],
      );
      if (active < new Set(searches).size) return false;
      const rows = new AlertRows(sql);
      if (await rows.isSettled(person, items)) return false;
      await rows.tell(person, items, message.receivedAt);
      await insertLead(writing, message);
      return true;
    });
  }

  async cursor(name: string) {
    return this.#rows.cursor(name);
  }

  async moveCursor(name: string, from: number | undefined, to: number) {
    return this.#rows.moveCursor(name, from, to);
  }

  async hiddenHomes(person: string) {
    return this.#rows.hiddenHomes(person);
  }

  async hide(person: string, home: number, now: number) {
    await this.#changing(({ sql }) => new AlertRows(sql).hide(person, home, now));
  }

  async showAgain(person: string, home: number) {
    await this.#rows.showAgain(person, home);
  }

  async expiring(before: number) {
    return this.#reading.expiring(before);
  }

  async remind({ id, expiresAt }: SavedSearch, message: NewLead) {
    return this.#changing(async (writing) => {
      const { rowCount } = await writing.sql.query(
        `UPDATE saved_search SET reminded_at = $1
         WHERE id = $2 AND state = 'active' AND reminded_at IS NULL AND expires_at = $3`,
        [message.receivedAt, id, expiresAt ?? null],
      );
      if (rowCount > 0) await insertLead(writing, message);
      return rowCount > 0;
    });
  }

  async sweep(sweep: SearchSweep) {
    return this.#changing(({ sql }) => sweepSearches(sql, sweep));
  }

  async counts() {
    return this.#reading.counts();
  }

  /** A transaction that changes searches: no other does meanwhile. */
  #changing<T>(work: (writing: LeadWriting) => Promise<T>): Promise<T> {
    return this.#db.transaction(async (sql) => {
      await lockSearches(sql);
      return work({ sql, times: this.#times });
    });
  }
}
