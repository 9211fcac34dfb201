import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import { ANSWER_TIME, Connection, TYPES } from './connection.ts';
import { databaseAddress } from './database-address.ts';
import { isWorthAnotherTry } from './database-errors.ts';
import type { Sql, TransactionOptions } from './sql.ts';

export interface Database extends Sql {
  /**
   * Runs `work` in a transaction, which is taken back when it throws. Each statement sees what was
   * committed before it (READ COMMITTED). It runs again where PostgreSQL has ended it because two
   * transactions waited for each other.
   */
  transaction<T>(work: (sql: Sql) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Ends all connections; a second time it does nothing. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  log: Pick<Log, 'warn'>;
  /** Connections at most. */
  connections?: number;
  /** Milliseconds to wait for a connection. */
  connectTimeout?: number;
}

/** Connections of a process at most. */
const CONNECTIONS = 10;
/** Milliseconds to wait for a connection: below the deadline of a call (`boundedStores`). */
const CONNECT_TIMEOUT = 500;
/**
 * Milliseconds after which the server ends a statement: nobody waits for its answer any more. Calls are
 * answered again within this and `ANSWER_TIME`.
 */
const STATEMENT_TIMEOUT = 2000;
/** Milliseconds after which a connection without work is closed. */
const IDLE_TIMEOUT = 30_000;
/** Milliseconds that a transaction may wait for its next statement, and hold its locks. */
const IDLE_IN_TRANSACTION_TIMEOUT = 10_000;
/** Times that a statement or a transaction is tried. */
const ATTEMPTS = 4;
/**
 * Milliseconds before the second attempt, half as many to half as many more; twice as many before each
 * further one. Without it the transaction that was ended takes its rows again before the one that waited
 * for them runs, and both wait for each other once more.
 */
const RETRY_DELAY = 20;

/**
 * A database by its URL. Nothing is connected yet; connections are made when they are needed, and
 * anew after they were lost.
 * @param url `postgres://user:password@host:port/database`, with `?schema=` for a schema that is not
 * `public`.
 * @throws StartError when the URL is none.
 */
export function openDatabase(url: string, options: DatabaseOptions): Database {
  return new PooledDatabase(url, options);
}

class PooledDatabase implements Database {
  readonly #pool: pg.Pool;
  /** Connections that were made before this count of faults are not used again. */
  readonly #made = new WeakMap<pg.PoolClient, number>();
  #faults = 0;
  #closing: Promise<void> | undefined;

  constructor(url: string, { log, connections, connectTimeout }: DatabaseOptions) {
    this.#pool = new pg.Pool({
      ...databaseAddress(url),
      types: TYPES,
      max: connections ?? CONNECTIONS,
      connectionTimeoutMillis: connectTimeout ?? CONNECT_TIMEOUT,
      idleTimeoutMillis: IDLE_TIMEOUT,
      statement_timeout: STATEMENT_TIMEOUT,
      query_timeout: STATEMENT_TIMEOUT + ANSWER_TIME,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
      keepAlive: true,
      application_name: 'vitrine',
    });
    this.#pool.on('connect', (client) => {
      this.#made.set(client, this.#faults);
      // Told without it: its call is rejected, or the pool hears of it. An error that nobody listens
      // to would end the process.
      client.on('error', () => {});
    });
    // One that has no work: the next call gets another.
    this.#pool.on('error', (error) =>
      log.warn({ err: error }, 'a connection to the database ended'),
    );
  }

  /** A statement is a transaction of its own, which PostgreSQL may have ended, too. */
  query<R>(text: string, values: readonly unknown[] = []) {
    return this.#tried((connection) => connection.query<R>(text, values));
  }

  transaction<T>(work: (sql: Sql) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    return this.#tried((connection) => connection.transaction(work, options));
  }

  close() {
    this.#closing ??= this.#pool.end();
    return this.#closing;
  }

  async #tried<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#use(work);
      } catch (error) {
        if (attempt === ATTEMPTS || !isWorthAnotherTry(error)) throw error;
        await setTimeout(RETRY_DELAY * 2 ** (attempt - 1) * (0.5 + Math.random()));
      }
    }
  }

  async #use<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const client = await this.#client();
    const connection = new Connection(client);
    try {
      return await work(connection);
    } finally {
      if (connection.isLost) this.#faults += 1;
      client.release(connection.isLost);
    }
  }

  /** One that was made since the last fault: the others lead to the same server. */
  async #client(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.#pool.connect();
      if (this.#made.get(client) === this.#faults) return client;
      client.release(true);
    }
  }
}
