import pg from 'pg';
import type { Timers } from '../concurrency/timers.ts';
import type { Log } from '../log.ts';
import { databaseAddress } from './database-address.ts';
import { sqlOn, TYPES } from './connection.ts';
import type { Sql } from './sql.ts';

export interface ElectionOptions {
  /** The same as of `openDatabase`. */
  url: string;
  /** What one server is elected for: there is one elected for each duty in each schema. */
  duty: string;
  /** Channel of NOTIFY that is listened to. */
  channel: string;
  log: Pick<Log, 'info' | 'error'>;
  timers: Timers;
  /** Milliseconds of a clock that is never set, as `performance.now`. */
  elapsed: () => number;
  /** Runs on each new connection. */
  onConnect?: ((sql: Sql) => Promise<void>) | undefined;
  /** Runs before this server counts as elected. */
  onElected: (sql: Sql) => Promise<void>;
  /** Runs each second and after each NOTIFY, whether this server is elected or not. */
  onBeat: (sql: Sql) => Promise<void>;
  /** Called after this server was elected, or is not any more. */
  onChange: () => void;
}

/** Milliseconds between two questions: a connection that was lost is noticed within them. */
const BEAT = 1000;
/** Milliseconds that the database has to answer; then the connection counts as lost. */
const ANSWER_TIME = 2000;
/** Milliseconds without an answer after which a server does not count itself as elected. */
const VALID = BEAT + ANSWER_TIME;
/**
 * Elects one of the servers of a schema, as long as its connection lasts: an advisory lock of a
 * session of its own, which also listens to NOTIFY. A connection that is lost makes a server stand
 * back at once; it is made anew each second. Two servers may both count themselves as elected for
 * {@link VALID} at most: what they write has to be fenced (`onElected`).
 */
export class Election {
  readonly #options: ElectionOptions;
  #isElected = false;
  #answeredAt = 0;
  #isStopped = false;
  #isLost = false;
  /** Ends the wait for the next beat. */
  #wake = () => {};
  #ended: Promise<void> | undefined;

  constructor(options: ElectionOptions) {
    this.#options = options;
  }

  get isElected(): boolean {
    return this.#isElected && this.#options.elapsed() - this.#answeredAt < VALID;
  }

  /** Resolves after the first attempt, whether it succeeded or not. */
  start(): Promise<void> {
    return new Promise((resolve) => {
      this.#ended = this.#repeat(resolve);
    });
  }

  /** Gives the duty to another server. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#wake();
    await this.#ended;
  }

  async #repeat(tried: () => void): Promise<void> {
    while (!this.#isStopped) {
      try {
        await this.#session(tried);
      } catch (error) {
        this.#lost(error);
      }
      tried();
      if (!this.#isStopped) await this.#pause(BEAT);
    }
  }

  /** Lasts as long as a connection. */
  async #session(tried: () => void): Promise<void> {
    const { url, channel, onConnect, onBeat } = this.#options;
    const client = new pg.Client({
      ...databaseAddress(url),
      types: TYPES,
      connectionTimeoutMillis: ANSWER_TIME,
      query_timeout: ANSWER_TIME,
      // Else one that waits for a row would hold the lock of a connection that is given up.
      statement_timeout: ANSWER_TIME,
      keepAlive: true,
      application_name: 'vitrine election',
    });
    const seen: { fault?: Error; isTold: boolean } = { isTold: false };
    const fail = (error?: Error) => {
      seen.fault ??= error ?? new Error('the connection has ended');
      this.#stand(false);
      this.#wake();
    };
    client.on('error', fail);
    client.on('end', fail);
    client.on('notification', () => {
      seen.isTold = true;
      this.#wake();
    });
    try {
      await client.connect();
      const sql = sqlOn(client);
      await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      await onConnect?.(sql);
      while (!this.#isStopped && !seen.fault) {
        seen.isTold = false;
        await this.#elect(sql);
        await onBeat(sql);
        this.#answered();
        tried();
        await this.#pause(BEAT, () => seen.isTold || seen.fault !== undefined);
      }
      if (seen.fault) throw seen.fault;
    } finally {
      this.#stand(false);
      client.removeListener('end', fail);
      await client.end().catch(() => {});
    }
  }

  async #elect(sql: Sql): Promise<void> {
    if (this.#isElected) return;
    const { rows } = await sql.query<{ ours: boolean }>(
      `SELECT pg_try_advisory_lock(hashtextextended('vitrine ' || $1 || ' ' || current_schema(), 0))
       AS ours`,
      [this.#options.duty],
    );
    if (rows[0]?.ours !== true) return;
    await this.#options.onElected(sql);
    this.#answered();
    this.#stand(true);
  }

  #answered(): void {
    this.#answeredAt = this.#options.elapsed();
    if (this.#isLost) this.#options.log.info('the database answers again');
    this.#isLost = false;
  }

  #stand(isElected: boolean): void {
    if (isElected === this.#isElected) return;
    this.#isElected = isElected;
    const { log, duty, onChange } = this.#options;
    log.info(
      { duty },
      isElected ? 'this server is elected' : 'this server is not elected any more',
    );
    onChange();
  }

  #lost(error: unknown): void {
    if (!this.#isLost && !this.#isStopped) {
      this.#options.log.error({ err: error }, 'the database cannot be asked who is elected');
    }
    this.#isLost = true;
  }

  async #pause(ms: number, isOver = () => this.#isStopped): Promise<void> {
    await new Promise<void>((resolve) => {
      const cancel = this.#options.timers.after(ms, resolve);
      this.#wake = () => {
        cancel();
        resolve();
      };
      if (isOver() || this.#isStopped) this.#wake();
    });
  }
}
