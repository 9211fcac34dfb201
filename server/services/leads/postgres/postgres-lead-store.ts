import type { Database } from '../../../platform/postgres/database.ts';
import type {
  ClaimOptions,
  Destination,
  LeadStore,
  LeasedDelivery,
  NewLead,
  StoredLead,
} from '../model/lead-store.ts';
import type { VisitStepRow } from '../model/visit-step.ts';
import { acceptLead, acceptNamed, insertLead } from './insert-lead.ts';
import { LeadErasing } from './lead-erasing.ts';
import { LeadParking } from './lead-parking.ts';
import { LeadQueue } from './lead-queue.ts';
import { LeadReading } from './lead-reading.ts';
import { LeadTimes } from './lead-times.ts';
import { LeadWriter } from './lead-writer.ts';
import { TakenSeats } from './taken-seats.ts';

/**
 * Leads in PostgreSQL, which its host copies. Nothing waits for another's delivery or form; what two
 * servers would do twice is done under a lock of its name (`lockFor`).
 */
export class PostgresLeadStore implements LeadStore {
  readonly #db: Database;
  readonly #writer: LeadWriter;
  readonly #queue: LeadQueue;
  readonly #reading: LeadReading;
  readonly #seats: TakenSeats;
  readonly #parking: LeadParking;
  readonly #erasing: LeadErasing;

  /**
   * @param db with the tables of `LEAD_TABLES`; closed with the store.
   * @param now the clock of the times that it is given; without it they are written as they are.
   */
  constructor(db: Database, now?: () => number) {
    this.#db = db;
    const times = new LeadTimes(now);
    this.#writer = new LeadWriter(db, times);
    this.#queue = new LeadQueue(db, times);
    this.#reading = new LeadReading(db);
    this.#seats = new TakenSeats(db, this.#writer);
    this.#parking = new LeadParking(this.#writer);
    this.#erasing = new LeadErasing(db);
  }

  async accept(lead: NewLead, follower?: NewLead) {
    return this.#writer.write((writing) => acceptLead(writing, lead, follower));
  }

  /**
   * Accepts a lead whose id and reference its visitor has already: where it was sent to another server
   * before, that lead is found by both names.
   */
  async takeOver(lead: NewLead, follower?: NewLead) {
    return this.#writer.write((writing) => acceptNamed(writing, lead, follower));
  }

  async seatsTaken() {
    return this.#seats.taken();
  }

  async callOff(id: string, message: NewLead) {
    return this.#seats.callOff(id, message);
  }

  async fillPlaces(
    placesOf: (event: string) => number,
    messageTo: (lead: StoredLead) => NewLead,
  ): Promise<number> {
    return this.#seats.fill(placesOf, messageTo);
  }

  async callOffEvents(
    isOff: (event: string) => boolean,
    messageTo: (lead: StoredLead) => NewLead,
  ): Promise<number> {
    return this.#seats.callOffEvents(isOff, messageTo);
  }

  async claimDue(options: ClaimOptions) {
    return this.#queue.claimDue(options);
  }

  async delivered(delivery: LeasedDelivery, now: number) {
    return this.#queue.delivered(delivery, now);
  }

  async failed(delivery: LeasedDelivery, reason: string, dueAt: number | undefined) {
    return this.#queue.failed(delivery, reason, dueAt);
  }

  async deferred(delivery: LeasedDelivery, reason: string, dueAt: number) {
    return this.#queue.deferred(delivery, reason, dueAt);
  }

  async makeDue(destination: Destination, now: number) {
    return this.#queue.makeDue(destination, now);
  }

  async find(idOrReference: string) {
    return this.#reading.find(idOrReference);
  }

  async list(limit: number) {
    return this.#reading.list(limit);
  }

  async quarantined(since: number) {
    return this.#reading.quarantined(since);
  }

  async visitSteps(lead: string) {
    return this.#reading.visitSteps(lead);
  }

  async addVisitStep({ lead, number, at, startsAt, content }: VisitStepRow, message: NewLead) {
    return this.#writer.write(async (writing) => {
      const { rowCount } = await writing.sql.query(
        `INSERT INTO visit_step (lead, number, at, starts_at, content)
         SELECT id, $2, $3, $4, $5 FROM lead WHERE id = $1
           AND $2 = 1 + (SELECT coalesce(max(number), 0) FROM visit_step WHERE lead = $1)
         -- A lead that is being erased is waited for, and gone then.
         FOR KEY SHARE
         ON CONFLICT DO NOTHING`,
        [lead, number, at, startsAt ?? null, content],
      );
      if (rowCount > 0) await insertLead(writing, message);
      return rowCount > 0;
    });
  }

  async visitsBetween(from: number, until: number) {
    return this.#reading.visitsBetween(from, until);
  }

  async counts() {
    return this.#reading.counts();
  }

  async backlog(since: number) {
    return this.#reading.backlog(since);
  }

  async retry(id: string, now: number) {
    return this.#parking.retry(id, now);
  }

  async park(id: string, reason: string) {
    return this.#parking.park(id, reason);
  }

  async eraseOne(id: string) {
    return this.#erasing.eraseOne(id);
  }

  async eraseBefore(time: number) {
    return this.#erasing.eraseBefore(time);
  }

  async eraseOfForm(form: string, settledBefore: number, before: number) {
    return this.#erasing.eraseOfForm(form, settledBefore, before);
  }

  async eraseByEmail(email: string) {
    return this.#erasing.eraseByEmail(email);
  }

  async eraseRecipient(recipient: string) {
    return this.#erasing.eraseRecipient(recipient);
  }

  async close() {
    await this.#db.close();
  }
}
