import connectPgSimple from 'connect-pg-simple';
import session, { type SessionData, Store } from 'express-session';
import type { Pool } from 'pg';
import type { Log } from '../../../platform/log.ts';
import type { Sql } from '../../../platform/postgres/sql.ts';
import { hashedSessionId } from '../hashed-session-id.ts';
import { MAX_AGE } from '../session-limits.ts';

type Done = (error?: unknown) => void;

/** Milliseconds between two removals of expired sessions by a server. */
const PRUNE_INTERVAL = 15 * 60_000;

/** Seconds that a session is kept whose cookie has no end of its own. */
const LIFETIME = MAX_AGE / 1000;

/** By the database's clock: a server whose clock is ahead must not remove what others still accept. */
const PRUNE = 'DELETE FROM session WHERE expire < now()';

const PgStore = connectPgSimple(session);

interface Options {
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * Sessions in PostgreSQL: connect-pg-simple under hashes of their ids. What has expired is removed
 * while sessions are saved, so that no timer runs.
 */
export class PostgresSessionStore extends Store {
  readonly #inner: InstanceType<typeof PgStore>;
  readonly #sql: Sql;
  readonly #log: Log;
  readonly #now: () => number;
  #prunedAt = Number.NEGATIVE_INFINITY;

  /** @param sql of a database that has the tables of owners. */
  constructor(sql: Sql, { log, now }: Options) {
    super();
    this.#sql = sql;
    this.#log = log;
    // Of the pool it uses `query` alone.
    const pool = { query: (text: string, values: unknown[]) => sql.query(text, values) };
    this.#inner = new PgStore({
      pool: pool as unknown as Pool,
      ttl: LIFETIME,
      createTableIfMissing: false,
      pruneSessionInterval: false,
      errorLog: (...words: unknown[]) => log.warn({ err: words[1] }, String(words[0])),
    });
    this.#now = now;
  }

  override get(id: string, done: (error: unknown, session?: SessionData | null) => void): void {
    this.#inner.get(hashedSessionId(id), done);
  }

  override set(id: string, data: SessionData, done: Done = () => {}): void {
    const now = this.#now();
    if (Math.abs(now - this.#prunedAt) >= PRUNE_INTERVAL) {
      this.#prunedAt = now;
      this.#prune();
    }
    this.#inner.set(hashedSessionId(id), data, done);
  }

  override destroy(id: string, done: Done = () => {}): void {
    this.#inner.destroy(hashedSessionId(id), done);
  }

  #prune(): void {
    this.#sql.query(PRUNE).catch((err: unknown) => this.#log.warn({ err }, 'sessions not pruned'));
  }
}
