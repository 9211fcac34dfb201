import type { DatabaseSync } from 'node:sqlite';
import type { Registration, SeatState } from '../model/lead-store.ts';

/** Who has a place and who waits, in SQLite; what is written is written in the caller's transaction. */
export class Seats {
  readonly #db: DatabaseSync;

  /** @param db as `openDatabase` opens it. */
  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** Registers a lead: with a place if there is one, and none for one in quarantine. */
  register(lead: string, registration: Registration, quarantine: string | undefined): void {
    const { event, people, places } = registration;
    const state = quarantine === undefined ? this.#stateFor(registration) : 'held';
    this.#db
      .prepare(
        'INSERT INTO registration (lead, event, people, places, state) VALUES (?, ?, ?, ?, ?)',
      )
      .run(lead, event, people, places ?? null, state);
  }

  /** Decides of a lead that was in quarantine; without effect for any other. */
  release(lead: string): void {
    const held = this.#db
      .prepare("SELECT event, people, places FROM registration WHERE lead = ? AND state = 'held'")
      .get(lead);
    if (!held) return;
    const [event, people] = [String(held['event']), Number(held['people'])];
    const places = held['places'] === null ? undefined : Number(held['places']);
    this.#set(lead, this.#stateFor({ event, people, places }));
  }

  /** Whether it counted until now. */
  callOff(lead: string): boolean {
    const { changes } = this.#db
      .prepare(
        `UPDATE registration SET state = 'called-off'
         WHERE lead = ? AND state IN ('place', 'waiting', 'held')`,
      )
      .run(lead);
    return changes > 0;
  }

  /** People with a place by event. */
  taken(): Map<string, number> {
    const rows = this.#db
      .prepare(
        "SELECT event, sum(people) AS people FROM registration WHERE state = 'place' GROUP BY event",
      )
      .all();
    return new Map(rows.map(({ event, people }) => [String(event), Number(people)]));
  }

  hasWaiting(): boolean {
    return (
      this.#db.prepare("SELECT 1 FROM registration WHERE state = 'waiting' LIMIT 1").get() !==
      undefined
    );
  }

  /** Events for which somebody has a place or waits. */
  events(): string[] {
    const rows = this.#db
      .prepare("SELECT DISTINCT event FROM registration WHERE state IN ('place', 'waiting')")
      .all();
    return rows.map(({ event }) => String(event));
  }

  /** Calls off what counts of these events; returns the leads. */
  callOffEvents(events: readonly string[]): string[] {
    const callOff = this.#db.prepare(
      `UPDATE registration SET state = 'called-off'
       WHERE event = ? AND state IN ('place', 'waiting') RETURNING lead`,
    );
    return events.flatMap((event) => callOff.all(event).map(({ lead }) => String(lead)));
  }

  /** Gives places to those who wait, the first first; returns their leads. */
  fill(placesOf: (event: string) => number): string[] {
    const waiting = this.#db
      .prepare(
        `SELECT lead, event, people FROM registration JOIN lead ON lead.id = registration.lead
         WHERE state = 'waiting' ORDER BY received_at, registration.rowid`,
      )
      .all();
    return waiting
      .map((row) => ({
        lead: String(row['lead']),
        event: String(row['event']),
        people: Number(row['people']),
      }))
      .filter(({ lead, event, people }) => {
        if (people > placesOf(event) - this.#peopleAt(event)) return false;
        this.#set(lead, 'place');
        return true;
      })
      .map(({ lead }) => lead);
  }

  /** Who comes later does not pass who waits and would fit, too. */
  #stateFor({ event, people, places }: Registration): SeatState {
    if (places === undefined) return 'place';
    const free = places - this.#peopleAt(event);
    const first = this.#db
      .prepare("SELECT 1 FROM registration WHERE event = ? AND state = 'waiting' AND people <= ?")
      .get(event, free);
    return people <= free && !first ? 'place' : 'waiting';
  }

  #peopleAt(event: string): number {
    const row = this.#db
      .prepare(
        "SELECT coalesce(sum(people), 0) AS people FROM registration WHERE event = ? AND state = 'place'",
      )
      .get(event);
    return Number(row?.['people']);
  }

  #set(lead: string, state: SeatState): void {
    this.#db.prepare('UPDATE registration SET state = ? WHERE lead = ?').run(state, lead);
  }
}
