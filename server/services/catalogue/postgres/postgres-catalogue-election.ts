import type { Timers } from '../../../platform/concurrency/timers.ts';
import type { Log } from '../../../platform/log.ts';
import type { Sql } from '../../../platform/postgres/sql.ts';
import { DATABASE_TIME } from '../../../platform/postgres/database-time.ts';
import { Election } from '../../../platform/postgres/election.ts';
import type { CatalogueElection, LatestCopy } from '../catalogue-copies.ts';

/** Told about each copy: the schema, a space, and the copy's version. */
export const CATALOGUE_CHANNEL = 'catalogue';

interface Options {
  /** As of `openDatabase`. */
  url: string;
  /** For what is written without the election's connection. */
  db: Sql;
  log: Pick<Log, 'info' | 'error'>;
  timers: Timers;
  /** Milliseconds of a clock that is never set, as `performance.now`. */
  elapsed: () => number;
  /** Runs on each connection of the election. */
  onConnect?: (sql: Sql) => Promise<void>;
}

/** Whose turn it is to ask the CRM, by an election in PostgreSQL. */
export class PostgresCatalogueElection implements CatalogueElection {
  readonly #election: Election;
  readonly #db: Sql;
  readonly #elapsed: () => number;
  readonly #listeners = new Set<() => void>();
  #term = 0;
  #latest: LatestCopy = { number: 0, age: undefined };
  #lookedAt = 0;

  constructor({ db, ...options }: Options) {
    this.#db = db;
    this.#elapsed = options.elapsed;
    this.#election = new Election({
      ...options,
      duty: 'asks the CRM',
      channel: CATALOGUE_CHANNEL,
      onElected: (sql) => this.#begin(sql),
      onBeat: (sql) => this.#look(sql),
      onChange: () => this.#tell(),
    });
  }

  get isElected() {
    return this.#election.isElected;
  }

  get latest() {
    const { number, age } = this.#latest;
    if (age === undefined) return { number, age };
    return { number, age: age + Math.round(this.#elapsed() - this.#lookedAt) };
  }

  /** Resolves once it is known whose turn it is, or the database does not answer. */
  start(): Promise<void> {
    return this.#election.start();
  }

  /** Ends this server's turn. */
  stop(): Promise<void> {
    return this.#election.stop();
  }

  async confirm(): Promise<void> {
    await this.#db.query(`UPDATE catalogue_turn SET confirmed = ${DATABASE_TIME} WHERE term = $1`, [
      this.#term,
    ]);
  }

  follow(onChange: () => void): () => void {
    this.#listeners.add(onChange);
    return () => void this.#listeners.delete(onChange);
  }

  /**
   * Lets no other server be elected before the transaction ends.
   * @throws when it is not this server's turn.
   */
  async require(sql: Sql): Promise<void> {
    const { rows } = await sql.query<{ term: number }>(
      'SELECT term FROM catalogue_turn FOR NO KEY UPDATE',
    );
    if (this.isElected && rows[0]?.term === this.#term) return;
    throw new Error('another server asks the CRM now');
  }

  async #begin(sql: Sql): Promise<void> {
    const { rows } = await sql.query<{ term: number }>(
      `INSERT INTO catalogue_turn AS turn (single, term) VALUES (1, 1)
       ON CONFLICT (single) DO UPDATE SET term = turn.term + 1
       RETURNING term`,
    );
    this.#term = rows[0]!.term;
  }

  async #look(sql: Sql): Promise<void> {
    const before = this.#latest.number;
    const { rows } = await sql.query<LatestCopy>(
      `SELECT coalesce((SELECT version FROM catalogue_copy), 0) AS number,
         (SELECT ${DATABASE_TIME} - confirmed FROM catalogue_turn) AS age`,
    );
    const { number = 0, age } = rows[0] ?? {};
    this.#latest = { number, age: age ?? undefined };
    this.#lookedAt = this.#elapsed();
    if (number !== before && !this.isElected) this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
