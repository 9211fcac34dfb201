import { randomUUID } from 'node:crypto';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { momentAt } from '../../../../views/domain/history/brussels.ts';
import { inTransaction } from '../../../platform/sqlite/transaction.ts';
import type { Row } from '../../../platform/row.ts';
import {
  type ClaimOptions,
  type Destination,
  type LeadBacklog,
  type LeadCopies,
  type LeadCounts,
  type LeadStore,
  type LeasedDelivery,
  MAX_ERASED,
  type NewLead,
  NO_LATEST,
  type StoredLead,
} from '../model/lead-store.ts';
import { foldedAddress } from '../../mail/strangers/folded-address.ts';
import { completeDeliveries } from './complete-deliveries.ts';
import { acceptLead, insertLead } from './insert-lead.ts';
import { Seats } from './seats.ts';
import type { VisitStepRow } from '../model/visit-step.ts';
import {
  deliveryOf,
  emailKey,
  LEAD_VALUES,
  leadOf,
  leasedOf,
  namedBy,
  visitStepOf,
} from '../model/lead-rows.ts';

type Named = Readonly<Record<string, SQLInputValue>>;

export interface SqliteLeadStoreOptions {
  copies?: LeadCopies;
  /** Called once the store is closed. */
  onClose?: () => void;
}

/** Leads in SQLite. A call blocks until its data is on disk: some milliseconds. */
export class SqliteLeadStore implements LeadStore {
  readonly copies: LeadCopies | undefined;
  /** For what is kept beside the leads, and changes in one transaction with them. */
  readonly db: DatabaseSync;
  readonly #db: DatabaseSync;
  readonly #seats: Seats;
  readonly #onClose: () => void;

  /** @param db as `openDatabase` opens it; closed with the store. */
  constructor(db: DatabaseSync, { copies, onClose = () => {} }: SqliteLeadStoreOptions = {}) {
    this.db = db;
    this.#db = db;
    this.#seats = new Seats(db);
    this.copies = copies;
    this.#onClose = onClose;
  }

  async accept(lead: NewLead, follower?: NewLead) {
    return inTransaction(this.#db, () => acceptLead(this.#db, lead, follower));
  }

  async seatsTaken() {
    return this.#seats.taken();
  }

  async callOff(id: string, message: NewLead) {
    return inTransaction(this.#db, () => {
      const isOff = this.#seats.callOff(id);
      if (isOff) insertLead(this.#db, message);
      return isOff;
    });
  }

  async fillPlaces(
    placesOf: (event: string) => number,
    messageTo: (lead: StoredLead) => NewLead,
  ): Promise<number> {
    // Nearly always: nobody waits, and nothing is written.
    if (!this.#seats.hasWaiting()) return 0;
    return this.#eachTold(() => this.#seats.fill(placesOf), messageTo);
  }

  async callOffEvents(
    isOff: (event: string) => boolean,
    messageTo: (lead: StoredLead) => NewLead,
  ): Promise<number> {
    const events = this.#seats.events().filter(isOff);
    if (events.length === 0) return 0;
    return this.#eachTold(() => this.#seats.callOffEvents(events), messageTo);
  }

  /** Changes seats, with a message to each of their leads. */
  #eachTold(change: () => string[], messageTo: (lead: StoredLead) => NewLead): number {
    return inTransaction(this.#db, () => {
      const changed = change();
      for (const id of changed) {
        insertLead(this.#db, messageTo(this.#withDeliveries(this.#leadRow(id))));
      }
      return changed.length;
    });
  }

  async claimDue({
    destination,
    now,
    dueBy,
    leasedUntil,
    limit,
    newer,
    latest = NO_LATEST,
  }: ClaimOptions) {
    const lease = randomUUID();
    return this.#withoutDisk(() => {
      const leased = this.#rows(
        `UPDATE delivery SET lease = $lease, leased_until = $leasedUntil, attempts = attempts + 1,
           since = CASE WHEN since > $latestSince THEN $now ELSE since END
         WHERE rowid IN (SELECT rowid FROM delivery
           WHERE destination = $destination AND state = 'waiting'
             AND (due_at <= $dueBy OR due_at > $latestDue OR since > $latestSince)
             AND (leased_until <= $now OR leased_until > $latestLease)
             AND (due_at <= $newerDueBy OR NOT EXISTS (SELECT 1 FROM lead_version
               WHERE lead = delivery.lead AND content_version > $known))
           ORDER BY due_at LIMIT $limit)
         RETURNING *`,
        {
          lease,
          leasedUntil,
          destination,
          dueBy,
          now,
          latestDue: latest.dueAt,
          latestSince: latest.since,
          latestLease: latest.leasedUntil,
          newerDueBy: newer?.dueBy ?? dueBy,
          known: newer?.than ?? Number.MAX_SAFE_INTEGER,
          limit,
        },
      );
      return leased
        .toSorted((a, b) => Number(a['due_at']) - Number(b['due_at']))
        .map((row) => leasedOf(row, this.#leadRow(String(row['lead']))));
    });
  }

  async delivered(delivery: LeasedDelivery, now: number) {
    return this.#settle(delivery, "state = 'delivered', due_at = ?, reason = NULL", now);
  }

  async failed(delivery: LeasedDelivery, reason: string, dueAt: number | undefined) {
    return dueAt === undefined
      ? this.#settle(delivery, "state = 'parked', reason = ?", reason)
      : this.#settle(delivery, 'reason = ?, due_at = ?', reason, dueAt);
  }

  async deferred(delivery: LeasedDelivery, reason: string, dueAt: number) {
    return this.#settle(delivery, 'reason = ?, since = ?, due_at = ?', reason, dueAt, dueAt);
  }

  #settle({ lead, destination, lease }: LeasedDelivery, set: string, ...values: SQLInputValue[]) {
    const settle = () =>
      this.#run(
        `UPDATE delivery SET ${set}, lease = NULL, leased_until = 0
       WHERE lead = ? AND destination = ? AND lease = ?`,
        [...values, lead.id, destination, lease],
      );
    return this.#withoutDisk(settle).changes > 0;
  }

  async makeDue(destination: Destination, now: number) {
    this.#run(
      `UPDATE delivery SET due_at = ?1 WHERE destination = ?2 AND state = 'waiting' AND due_at > ?1`,
      [now, destination],
    );
  }

  async find(idOrReference: string) {
    const row = this.#row(`SELECT ${LEAD_VALUES} FROM lead WHERE ${namedBy('?1')}`, [
      idOrReference,
    ]);
    return row && this.#withDeliveries(row);
  }

  async list(limit: number) {
    const rows = this.#rows(
      `SELECT ${LEAD_VALUES} FROM lead ORDER BY received_at DESC, rowid DESC LIMIT ?`,
      [limit],
    );
    return rows.map((row) => this.#withDeliveries(row));
  }

  async quarantined(since: number) {
    const rows = this.#rows(
      `SELECT ${LEAD_VALUES} FROM lead WHERE quarantine IS NOT NULL AND received_at >= ?
       ORDER BY received_at DESC, rowid DESC`,
      [since],
    );
    return rows.map((row) => this.#withDeliveries(row));
  }

  async visitSteps(lead: string) {
    const rows = this.#rows('SELECT * FROM visit_step WHERE lead = ? ORDER BY number', [lead]);
    return rows.map(visitStepOf);
  }

  async addVisitStep({ lead, number, at, startsAt, content }: VisitStepRow, message: NewLead) {
    return inTransaction(this.#db, () => {
      const { changes } = this.#run(
        `INSERT INTO visit_step (lead, number, at, starts_at, content)
         SELECT id, ?2, ?3, ?4, ?5 FROM lead WHERE id = ?1
           AND ?2 = 1 + (SELECT coalesce(max(number), 0) FROM visit_step WHERE lead = ?1)`,
        [lead, number, at, startsAt ?? null, content],
      );
      if (changes > 0) insertLead(this.#db, message);
      return changes > 0;
    });
  }

  async visitsBetween(from: number, until: number) {
    const rows = this.#rows(
      `SELECT * FROM visit_step AS step WHERE starts_at >= ? AND starts_at < ?
         AND NOT EXISTS (SELECT 1 FROM visit_step WHERE lead = step.lead AND number > step.number)
       ORDER BY starts_at`,
      [from, until],
    );
    return rows.map(visitStepOf);
  }

  async counts(): Promise<LeadCounts> {
    const leads = this.#row(
      'SELECT count(*) AS stored, count(quarantine) AS quarantined FROM lead',
    );
    const open = this.#row(
      `SELECT count(*) FILTER (WHERE state = 'waiting') AS waiting,
         count(*) FILTER (WHERE state = 'parked') AS parked, min(received_at) AS oldest
       FROM delivery JOIN lead ON lead.id = delivery.lead
       WHERE state <> 'delivered' AND quarantine IS NULL`,
    );
    const oldest = open?.['oldest'];
    return {
      stored: Number(leads?.['stored']),
      quarantined: Number(leads?.['quarantined']),
      waiting: Number(open?.['waiting']),
      parked: Number(open?.['parked']),
      ...(typeof oldest === 'number' && { oldestUndelivered: oldest }),
    };
  }

  async backlog(since: number): Promise<LeadBacklog> {
    const set = this.#row(
      'SELECT count(*) AS leads FROM lead WHERE quarantine IS NOT NULL AND received_at >= ?',
      [since],
    );
    const waiting = this.#rows(
      `SELECT destination, min(received_at) AS oldest
       FROM delivery JOIN lead ON lead.id = delivery.lead
       WHERE state = 'waiting' AND quarantine IS NULL GROUP BY destination`,
    );
    return {
      quarantined: Number(set?.['leads']),
      oldestWaiting: Object.fromEntries(
        waiting.map(({ destination, oldest }) => [String(destination), Number(oldest)]),
      ),
    };
  }

  async retry(id: string, now: number) {
    return inTransaction(this.#db, () => {
      this.#run('UPDATE lead SET quarantine = NULL WHERE id = ?', [id]);
      this.#seats.release(id);
      // A lead that an older release read from a damaged file has none.
      if (!this.#row('SELECT 1 FROM delivery WHERE lead = ?', [id])) {
        completeDeliveries(this.#db, now, id);
      }
      const { changes } = this.#run(
        `UPDATE delivery SET state = 'waiting', since = ?1, due_at = ?1, attempts = 0
         WHERE lead = ?2 AND state <> 'delivered'`,
        [now, id],
      );
      return changes > 0;
    });
  }

  async park(id: string, reason: string) {
    return inTransaction(this.#db, () => {
      const { changes } = this.#run(
        `UPDATE lead SET quarantine = ? WHERE id = ? AND EXISTS
           (SELECT 1 FROM delivery WHERE lead = lead.id AND state <> 'delivered')`,
        [reason, id],
      );
      this.#run(
        `UPDATE delivery SET state = 'parked', lease = NULL, leased_until = 0
         WHERE lead = ? AND state = 'waiting'`,
        [id],
      );
      return changes > 0;
    });
  }

  async eraseOne(id: string) {
    return this.#erased(() =>
      this.#delete('lead', "id = ?1 OR instr(key || ' ', ' ' || ?1 || ' ') > 0", id),
    );
  }

  async eraseBefore(time: number) {
    const which = `received_at < ?1 AND (quarantine IS NOT NULL OR NOT EXISTS
        (SELECT 1 FROM delivery WHERE lead = lead.id AND state = 'waiting'))
      AND NOT EXISTS (SELECT 1 FROM visit_step WHERE lead = lead.id
        AND max(at, coalesce(starts_at, 0)) >= ?1)
      AND NOT EXISTS (SELECT 1 FROM registration WHERE lead = lead.id
        AND state <> 'called-off' AND substr(event, instr(event, ' ') + 1) >= ?2)`;
    return this.#erased(() => this.#delete('lead', theOldest(which), time, momentAt(time)));
  }

  async eraseOfForm(form: string, settledBefore: number, before: number) {
    const which = `form = ? AND (received_at < ? OR received_at < ? AND (quarantine IS NOT NULL
      OR NOT EXISTS (SELECT 1 FROM delivery WHERE lead = lead.id AND state <> 'delivered')))`;
    return this.#erased(() => this.#delete('lead', theOldest(which), form, before, settledBefore));
  }

  async eraseByEmail(email: string) {
    const address = foldedAddress(email);
    // A mailbox may have saved searches under several spellings of its address.
    const spellings = `SELECT lower(trim(email)) FROM saved_search WHERE address = ?2
      UNION SELECT lower(trim(email)) FROM owner_news WHERE address = ?2`;
    const which = `email = ?1 OR email IN (${spellings})`;
    return this.#erased(() => [
      ...this.#delete('lead', which, emailKey(email), address),
      ...this.#delete('saved_search', 'address = ?', address),
      ...this.#delete('owner_news', 'address = ?', address),
    ]);
  }

  async eraseRecipient(recipient: string) {
    const { changes } = this.#run('DELETE FROM recipient WHERE hash = ?', [recipient]);
    this.#dropLog();
    return changes > 0;
  }

  /** The pages of the file are overwritten (`secure_delete`), and those of the log are dropped. */
  #erased(erase: () => string[]): string[] {
    const ids = inTransaction(this.#db, erase);
    this.#dropLog();
    return ids;
  }

  #delete(
    table: 'lead' | 'saved_search' | 'owner_news',
    which: string,
    ...values: SQLInputValue[]
  ): string[] {
    const erased = this.#rows(`DELETE FROM ${table} WHERE ${which} RETURNING id`, values);
    return erased.map((row) => String(row['id']));
  }

  #dropLog(): void {
    this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  async close() {
    this.#db.close();
    this.#onClose();
  }

  /**
   * Does not wait for the disk: what is written outlives this process at once, and a power cut only
   * from the next lead on. Otherwise the deliveries of a moment would wait for each other's notes.
   */
  #withoutDisk<T>(work: () => T): T {
    this.#db.exec('PRAGMA synchronous = NORMAL');
    try {
      return inTransaction(this.#db, work);
    } finally {
      this.#db.exec('PRAGMA synchronous = FULL');
    }
  }

  #withDeliveries(row: Row): StoredLead {
    const deliveries = this.#rows('SELECT * FROM delivery WHERE lead = ? ORDER BY rowid', [
      String(row['id']),
    ]);
    return { ...leadOf(row), deliveries: deliveries.map(deliveryOf) };
  }

  #leadRow(id: string): Row {
    const row = this.#row(`SELECT ${LEAD_VALUES} FROM lead WHERE id = ?`, [id]);
    if (!row) throw new Error('a delivery has no lead');
    return row;
  }

  #row(sql: string, values: readonly SQLInputValue[] = []): Row | undefined {
    return this.#db.prepare(sql).get(...values);
  }

  #rows(sql: string, values: readonly SQLInputValue[] | Named = []): Row[] {
    const statement = this.#db.prepare(sql);
    return Array.isArray(values)
      ? statement.all(...(values as readonly SQLInputValue[]))
      : statement.all(values as Named);
  }

  #run(sql: string, values: readonly SQLInputValue[] = []) {
    return this.#db.prepare(sql).run(...values);
  }
}

/** Of the leads that are meant, as many of the oldest as are erased at a time. */
function theOldest(which: string): string {
  return `id IN (SELECT id FROM lead WHERE ${which} ORDER BY received_at LIMIT ${MAX_ERASED})`;
}
