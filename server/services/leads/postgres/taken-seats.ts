import type { Sql } from '../../../platform/postgres/sql.ts';
import type { NewLead, StoredLead } from '../model/lead-store.ts';
import { insertLead } from './insert-lead.ts';
import { LeadReading } from './lead-reading.ts';
import type { LeadWriter } from './lead-writer.ts';
import { Seats } from './seats.ts';

/** Changes who has a place, each with the message that tells it: see `LeadStore`. */
export class TakenSeats {
  readonly #sql: Sql;
  readonly #writer: LeadWriter;

  constructor(sql: Sql, writer: LeadWriter) {
    this.#sql = sql;
    this.#writer = writer;
  }

  async taken() {
    return new Seats(this.#sql).taken();
  }

  async callOff(id: string, message: NewLead) {
    return this.#writer.write(async (writing) => {
      const isOff = await new Seats(writing.sql).callOff(id);
      if (isOff) await insertLead(writing, message);
      return isOff;
    });
  }

  async fill(
    placesOf: (event: string) => number,
    messageTo: (lead: StoredLead) => NewLead,
  ): Promise<number> {
    const events = await new Seats(this.#sql).events('waiting');
    // Nearly always: nobody waits, and nothing is written.
    if (events.length === 0) return 0;
    return this.#eachTold((sql) => new Seats(sql).fill(events, placesOf), messageTo);
  }

  async callOffEvents(
    isOff: (event: string) => boolean,
    messageTo: (lead: StoredLead) => NewLead,
  ): Promise<number> {
    const events = (await new Seats(this.#sql).events('place', 'waiting')).filter(isOff);
    if (events.length === 0) return 0;
    return this.#eachTold((sql) => new Seats(sql).callOffEvents(events), messageTo);
  }

  /** Changes seats, with a message to each of their leads. */
  #eachTold(
    change: (sql: Sql) => Promise<string[]>,
    messageTo: (lead: StoredLead) => NewLead,
  ): Promise<number> {
    return this.#writer.write(async (writing) => {
      const changed = await change(writing.sql);
      for (const id of changed) {
        const lead = await new LeadReading(writing.sql).find(id);
        if (lead) await insertLead(writing, messageTo(lead));
      }
      return changed.length;
    });
  }
}
