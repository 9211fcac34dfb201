import { completeDeliveries } from './insert-lead.ts';
import { LeadReading } from './lead-reading.ts';
import type { LeadWriter } from './lead-writer.ts';
import { Seats } from './seats.ts';

/** Sets leads aside, and takes them up again: see `LeadStore`. */
export class LeadParking {
  readonly #writer: LeadWriter;

  constructor(writer: LeadWriter) {
    this.#writer = writer;
  }

  async retry(id: string, now: number) {
    return this.#writer.write(async (writing) => {
      const { sql, times } = writing;
      await sql.query('UPDATE lead SET quarantine = NULL WHERE id = $1', [id]);
      await new Seats(sql).release(id);
      const lead = await new LeadReading(sql).find(id);
      // A lead that was read from a damaged file has none.
      if (lead?.id === id && lead.deliveries.length === 0) {
        await completeDeliveries(writing, lead, now);
      }
      const at = times.written('$1');
      const { rowCount } = await sql.query(
        `UPDATE delivery SET state = 'waiting', since = ${at}, due_at = ${at}, attempts = 0
         WHERE lead = $2 AND state <> 'delivered'`,
        [times.value(now), id],
      );
      return rowCount > 0;
    });
  }

  async park(id: string, reason: string) {
    return this.#writer.write(async ({ sql }) => {
      const { rowCount } = await sql.query(
        `UPDATE lead SET quarantine = $1 WHERE id = $2 AND EXISTS
           (SELECT 1 FROM delivery WHERE lead = lead.id AND state <> 'delivered')`,
        [reason, id],
      );
      await sql.query(
        `UPDATE delivery SET state = 'parked', lease = NULL, leased_until = 0
         WHERE lead = $1 AND state = 'waiting'`,
        [id],
      );
      return rowCount > 0;
    });
  }
}
