import { systemTimers, type Timers } from '../../../platform/concurrency/timers.ts';
import type { Log } from '../../../platform/log.ts';
import { type Database, openDatabase } from '../../../platform/postgres/database.ts';
import { databaseStartError, isNotReady } from '../../../platform/postgres/database-errors.ts';
import { migrate } from '../../../platform/postgres/migrations.ts';
import { StartError } from '../../../platform/start-error.ts';
import type { StoresConfig } from '../stores.ts';
import { POSTGRES_TABLES } from './postgres-tables.ts';

/** Connections of a command: it does one thing after the other. */
const COMMAND_CONNECTIONS = 2;
/** Milliseconds to wait for a connection at the start, when no visitor does. */
const START_TIMEOUT = 5000;
/** Milliseconds until a database that is not ready is asked again. */
const RETRY_AFTER = 1000;
/** Times that a server asks it: for ten seconds, or a minute where none of its answers comes in time. */
const ATTEMPTS = 10;

interface Options {
  log: Pick<Log, 'warn'>;
  connections?: number;
  /** Times that the database is asked until it is ready. */
  attempts?: number;
  timers?: Timers;
}

/** How a command opens the database: who runs it is told at once that it is not ready. */
export const COMMAND = {
  log: { warn: () => {}, info: () => {} },
  connections: COMMAND_CONNECTIONS,
  attempts: 1,
};

/** @throws StartError when it is not set. */
export function requiredUrl(url: string | undefined): string {
  if (url === undefined) throw new StartError('DATABASE_URL is not set');
  return url;
}

/**
 * Opens the database of a site with the tables of this release. One that starts, or is slow to accept
 * connections, is waited for.
 * @throws StartError with the cause in one line; the database is as it was then.
 */
export async function openSiteDatabase(url: string, options: Options): Promise<Database> {
  await onceReady(url, options, (db) => migrate(db, POSTGRES_TABLES));
  return openDatabase(url, options);
}

/** For a command beside servers; undefined when no server has made the tables yet. */
export async function openForCommand({ databaseUrl }: StoresConfig): Promise<Database | undefined> {
  const url = requiredUrl(databaseUrl);
  const hasTables = await onceReady(url, COMMAND, async (sql) => {
    const { rows } = await sql.query<{ found: boolean }>(
      "SELECT to_regclass('lead') IS NOT NULL AS found",
    );
    const found = rows[0]?.found === true;
    if (found) await migrate(sql, POSTGRES_TABLES);
    return found;
  });
  return hasTables ? openDatabase(url, COMMAND) : undefined;
}

/**
 * Runs `check` once the database is ready, on connections that wait longer than those of visitors.
 * @throws StartError, at once for one that cannot be used at all.
 */
export async function onceReady<T>(
  url: string,
  { attempts = ATTEMPTS, timers = systemTimers, ...options }: Options,
  check: (db: Database) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const db = openDatabase(url, { ...options, connectTimeout: START_TIMEOUT });
    try {
      return await check(db);
    } catch (error) {
      if (attempt >= attempts || !isNotReady(error)) throw startError(error);
      if (attempt === 1) options.log.warn({ err: error }, 'the database is not ready yet');
    } finally {
      await db.close();
    }
    await new Promise<void>((resolve) => timers.after(RETRY_AFTER, resolve));
  }
}

function startError(error: unknown): StartError {
  const { message } = databaseStartError(error);
  return new StartError(`The database of DATABASE_URL cannot be used: ${message}`, {
    cause: error,
  });
}
