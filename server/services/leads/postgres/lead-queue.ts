import { randomUUID } from 'node:crypto';
import type { Sql } from '../../../platform/postgres/sql.ts';
import type { Row } from '../../../platform/row.ts';
import { LEAD_VALUES, leasedOf } from '../model/lead-rows.ts';
import {
  type ClaimOptions,
  type Destination,
  type LeasedDelivery,
  NO_LATEST,
} from '../model/lead-store.ts';
import type { LeadTimes } from './lead-times.ts';

/** Deliveries that wait, and the leases of those that are attempted: see `LeadStore`. */
export class LeadQueue {
  readonly #sql: Sql;
  readonly #times: LeadTimes;

  constructor(sql: Sql, times: LeadTimes) {
    this.#sql = sql;
    this.#times = times;
  }

  /** Passes over what another server is about to lease. */
  async claimDue(options: ClaimOptions): Promise<LeasedDelivery[]> {
    const { destination, now, dueBy, leasedUntil, limit, newer, latest = NO_LATEST } = options;
    const { rows } = await this.#sql.query<Row>(this.#claiming(), [
      randomUUID(),
      this.#times.value(leasedUntil),
      destination,
      this.#times.value(dueBy),
      this.#times.value(now),
      this.#times.value(newer?.dueBy ?? dueBy),
      newer?.than ?? Number.MAX_SAFE_INTEGER,
      limit,
      this.#times.value(latest.dueAt),
      this.#times.value(latest.since),
      this.#times.value(latest.leasedUntil),
    ]);
    return rows.map((row) => ({
      ...leasedOf(row, row),
      since: this.#times.read(row['since_then']),
    }));
  }

  #claiming(): string {
    const time = (parameter: `$${number}`) => this.#times.written(parameter);
    return `WITH due AS (
        SELECT lead, destination FROM delivery
        WHERE destination = $3 AND state = 'waiting'
          AND (due_at <= ${time('$4')} OR due_at > ${time('$9')} OR since > ${time('$10')})
          AND (leased_until <= ${time('$5')} OR leased_until > ${time('$11')})
          AND (due_at <= ${time('$6')} OR NOT EXISTS (SELECT 1 FROM lead_version
            WHERE lead = delivery.lead AND content_version > $7))
        ORDER BY due_at LIMIT $8 FOR UPDATE SKIP LOCKED),
      leased AS (
        UPDATE delivery
        SET lease = $1, leased_until = ${time('$2')}, attempts = attempts + 1,
          since = CASE WHEN since > ${time('$10')} THEN ${time('$5')} ELSE since END
        FROM due WHERE delivery.lead = due.lead AND delivery.destination = due.destination
        RETURNING delivery.*)
      SELECT ${LEAD_VALUES}, destination, leased.state, attempts, since, due_at, lease, reason,
        ${this.#times.column('since')} AS since_then
      FROM leased JOIN lead ON lead.id = leased.lead ORDER BY due_at`;
  }

  async delivered(delivery: LeasedDelivery, now: number): Promise<boolean> {
    const set = `state = 'delivered', due_at = ${this.#times.written('$4')}, reason = NULL`;
    return this.#settle(delivery, set, this.#times.value(now));
  }

  async failed(
    delivery: LeasedDelivery,
    reason: string,
    dueAt: number | undefined,
  ): Promise<boolean> {
    if (dueAt === undefined) return this.#settle(delivery, "state = 'parked', reason = $4", reason);
    const set = `reason = $4, due_at = ${this.#times.written('$5')}`;
    return this.#settle(delivery, set, reason, this.#times.value(dueAt));
  }

  async deferred(delivery: LeasedDelivery, reason: string, dueAt: number): Promise<boolean> {
    const at = this.#times.written('$5');
    const set = `reason = $4, since = ${at}, due_at = ${at}`;
    return this.#settle(delivery, set, reason, this.#times.value(dueAt));
  }

  async #settle(
    { lead, destination, lease }: LeasedDelivery,
    set: string,
    ...values: (string | number)[]
  ): Promise<boolean> {
    const { rowCount } = await this.#sql.query(
      `UPDATE delivery SET ${set}, lease = NULL, leased_until = 0
       WHERE lead = $1 AND destination = $2 AND lease = $3`,
      [lead.id, destination, lease, ...values],
    );
    return rowCount > 0;
  }

  /** A delivery that is being settled has its own time: waiting for it could deadlock. */
  async makeDue(destination: Destination, now: number): Promise<void> {
    const at = this.#times.written('$1');
    await this.#sql.query(
      `UPDATE delivery SET due_at = ${at} FROM (
         SELECT lead, destination FROM delivery
         WHERE destination = $2 AND state = 'waiting' AND due_at > ${at}
         FOR UPDATE SKIP LOCKED) AS later
       WHERE delivery.lead = later.lead AND delivery.destination = later.destination`,
      [this.#times.value(now), destination],
    );
  }
}
