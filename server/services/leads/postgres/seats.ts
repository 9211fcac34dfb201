import type { Sql } from '../../../platform/postgres/sql.ts';
import type { Registration, SeatState } from '../model/lead-store.ts';
import { lockFor } from './lock-for.ts';

interface Waiting {
  lead: string;
  event: string;
  people: number;
}

/**
 * Who has a place and who waits, in PostgreSQL; what is written is written in the caller's transaction.
 * Places of an event are counted and given by one transaction at a time.
 */
export class Seats {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** Registers a lead: with a place if there is one, and none for one in quarantine. */
  async register(
    lead: string,
    registration: Registration,
    quarantine: string | undefined,
  ): Promise<void> {
    const { event, people, places } = registration;
    const state = quarantine === undefined ? await this.#stateFor(registration) : 'held';
    await this.#sql.query(
      'INSERT INTO registration (lead, event, people, places, state) VALUES ($1, $2, $3, $4, $5)',
      [lead, event, people, places ?? null, state],
    );
  }

  /** Decides of a lead that was in quarantine; without effect for any other. */
  async release(lead: string): Promise<void> {
    const { rows } = await this.#sql.query<Waiting & { places: number | null }>(
      `SELECT event, people, places FROM registration WHERE lead = $1 AND state = 'held'
       FOR UPDATE`,
      [lead],
    );
    const [held] = rows;
    if (!held) return;
    await this.#set(lead, await this.#stateFor({ ...held, places: held.places ?? undefined }));
  }

  /** Whether it counted until now. */
  async callOff(lead: string): Promise<boolean> {
    const { rowCount } = await this.#sql.query(
      `UPDATE registration SET state = 'called-off'
       WHERE lead = $1 AND state IN ('place', 'waiting', 'held')`,
      [lead],
    );
    return rowCount > 0;
  }

  /** People with a place by event. */
  async taken(): Promise<Map<string, number>> {
    const { rows } = await this.#sql.query<Waiting>(
      `SELECT event, sum(people)::bigint AS people FROM registration WHERE state = 'place'
       GROUP BY event`,
    );
    return new Map(rows.map(({ event, people }) => [event, people]));
  }

  /** Events for which somebody waits, or has a place too, in the order of their names. */
  async events(...states: ('place' | 'waiting')[]): Promise<string[]> {
    const { rows } = await this.#sql.query<{ event: string }>(
      'SELECT DISTINCT event FROM registration WHERE state = ANY($1)',
      [states],
    );
    return rows.map(({ event }) => event).sort();
  }

  /** Calls off what counts of these events; returns the leads. */
  async callOffEvents(events: readonly string[]): Promise<string[]> {
    for (const event of events) await lockFor(this.#sql, 'event', event);
    const { rows } = await this.#sql.query<{ lead: string }>(
      `UPDATE registration SET state = 'called-off'
       WHERE event = ANY($1) AND state IN ('place', 'waiting') RETURNING lead`,
      [events],
    );
    return rows.map(({ lead }) => lead);
  }

  /**
   * Gives places of these events to those who wait, the first first; returns their leads.
   * @param events in the order of their names.
   */
  async fill(events: readonly string[], placesOf: (event: string) => number): Promise<string[]> {
    for (const event of events) await lockFor(this.#sql, 'event', event);
    const { rows } = await this.#sql.query<Waiting>(
      `SELECT registration.lead, event, people FROM registration
         JOIN lead ON lead.id = registration.lead
       WHERE state = 'waiting' AND event = ANY($1) ORDER BY received_at, lead.id`,
      [events],
    );
    const filled: string[] = [];
    for (const { lead, event, people } of rows) {
      if (people > placesOf(event) - (await this.#peopleAt(event))) continue;
      // Who called off since has not waited for it.
      if (await this.#set(lead, 'place', 'waiting')) filled.push(lead);
    }
    return filled;
  }

  /** Who comes later does not pass who waits and would fit, too. */
  async #stateFor({ event, people, places }: Registration): Promise<SeatState> {
    if (places === undefined) return 'place';
    await lockFor(this.#sql, 'event', event);
    const free = places - (await this.#peopleAt(event));
    const { rowCount: first } = await this.#sql.query(
      `SELECT 1 FROM registration WHERE event = $1 AND state = 'waiting' AND people <= $2 LIMIT 1`,
      [event, free],
    );
    return people <= free && first === 0 ? 'place' : 'waiting';
  }

  async #peopleAt(event: string): Promise<number> {
    const { rows } = await this.#sql.query<{ people: number }>(
      `SELECT coalesce(sum(people), 0)::bigint AS people FROM registration
       WHERE event = $1 AND state = 'place'`,
      [event],
    );
    return rows[0]?.people ?? 0;
  }

  /** False if it is not in the state that it must have. */
  async #set(lead: string, state: SeatState, from?: SeatState): Promise<boolean> {
    const { rowCount } = await this.#sql.query(
      'UPDATE registration SET state = $1 WHERE lead = $2 AND state = coalesce($3, state)',
      [state, lead, from ?? null],
    );
    return rowCount > 0;
  }
}
