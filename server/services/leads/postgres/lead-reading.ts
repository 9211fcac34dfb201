import type { Sql } from '../../../platform/postgres/sql.ts';
import type { Row } from '../../../platform/row.ts';
import { deliveryOf, LEAD_VALUES, leadOf, namedBy, visitStepOf } from '../model/lead-rows.ts';
import {
  DESTINATIONS,
  type LeadBacklog,
  type LeadCounts,
  type StoredLead,
} from '../model/lead-store.ts';
import type { VisitStepRow } from '../model/visit-step.ts';

/** Reads what is stored: see `LeadStore`. */
export class LeadReading {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async find(idOrReference: string): Promise<StoredLead | undefined> {
    const [found] = await this.#leads(namedBy('$1'), idOrReference);
    return found;
  }

  async list(limit: number): Promise<StoredLead[]> {
    return this.#leads('true ORDER BY received_at DESC, id LIMIT $1', limit);
  }

  async quarantined(since: number): Promise<StoredLead[]> {
    return this.#leads(
      'quarantine IS NOT NULL AND received_at >= $1 ORDER BY received_at DESC, id',
      since,
    );
  }

  async visitSteps(lead: string): Promise<VisitStepRow[]> {
    const { rows } = await this.#sql.query<Row>(
      'SELECT * FROM visit_step WHERE lead = $1 ORDER BY number',
      [lead],
    );
    return rows.map(visitStepOf);
  }

  async visitsBetween(from: number, until: number): Promise<VisitStepRow[]> {
    const { rows } = await this.#sql.query<Row>(
      `SELECT * FROM visit_step AS step WHERE starts_at >= $1 AND starts_at < $2
         AND NOT EXISTS (SELECT 1 FROM visit_step WHERE lead = step.lead AND number > step.number)
       ORDER BY starts_at`,
      [from, until],
    );
    return rows.map(visitStepOf);
  }

  async counts(): Promise<LeadCounts> {
    const { rows } = await this.#sql.query<
      Record<'stored' | 'quarantined' | 'waiting' | 'parked', number> & { oldest: number | null }
    >(
      `SELECT leads.*, open.* FROM
         (SELECT count(*) AS stored, count(quarantine) AS quarantined FROM lead) AS leads,
         (SELECT count(*) FILTER (WHERE state = 'waiting') AS waiting,
            count(*) FILTER (WHERE state = 'parked') AS parked, min(received_at) AS oldest
          FROM delivery JOIN lead ON lead.id = delivery.lead
          WHERE state <> 'delivered' AND quarantine IS NULL) AS open`,
    );
    const { oldest, ...counts } = rows[0] ?? NOTHING;
    return { ...counts, ...(oldest !== null && { oldestUndelivered: oldest }) };
  }

  async backlog(since: number): Promise<LeadBacklog> {
    const { rows: set } = await this.#sql.query<{ leads: number }>(
      'SELECT count(*) AS leads FROM lead WHERE quarantine IS NOT NULL AND received_at >= $1',
      [since],
    );
    const { rows: waiting } = await this.#sql.query<{ destination: string; oldest: number }>(
      `SELECT destination, min(received_at) AS oldest
       FROM delivery JOIN lead ON lead.id = delivery.lead
       WHERE state = 'waiting' AND quarantine IS NULL GROUP BY destination`,
    );
    return {
      quarantined: set[0]?.leads ?? 0,
      oldestWaiting: Object.fromEntries(
        waiting.map(({ destination, oldest }) => [destination, oldest]),
      ),
    };
  }

  /** Two queries, however many leads. */
  async #leads(which: string, value: string | number): Promise<StoredLead[]> {
    const { rows } = await this.#sql.query<Row>(`SELECT ${LEAD_VALUES} FROM lead WHERE ${which}`, [
      value,
    ]);
    const { rows: deliveries } = await this.#sql.query<Row>(
      `SELECT * FROM delivery WHERE lead = ANY($1)
       ORDER BY array_position($2::text[], destination)`,
      [rows.map(({ id }) => id), DESTINATIONS],
    );
    return rows.map((row) => ({
      ...leadOf(row),
      deliveries: deliveries.filter(({ lead }) => lead === row['id']).map(deliveryOf),
    }));
  }
}

const NOTHING = { stored: 0, quarantined: 0, waiting: 0, parked: 0, oldest: null };
