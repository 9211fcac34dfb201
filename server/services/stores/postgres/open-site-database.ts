import type { Log } from '../../../platform/log.ts';
import { type Database, openDatabase } from '../../../platform/postgres/database.ts';
import { databaseStartError } from '../../../platform/postgres/database-errors.ts';
import { migrate } from '../../../platform/postgres/migrations.ts';
import { StartError } from '../../../platform/start-error.ts';
import type { StoresConfig } from '../stores.ts';
import { POSTGRES_TABLES } from './postgres-tables.ts';

/** Connections of a command: it does one thing after the other. */
const COMMAND_CONNECTIONS = 2;

/** How a command opens the database. */
export const COMMAND = {
  log: { warn: () => {}, info: () => {} },
  connections: COMMAND_CONNECTIONS,
};

/** @throws StartError when it is not set. */
export function requiredUrl(url: string | undefined): string {
  if (url === undefined) throw new StartError('DATABASE_URL is not set');
  return url;
}

/**
 * Opens the database of a site with the tables of this release.
 * @throws StartError with the cause in one line; the database is as it was then.
 */
export async function openSiteDatabase(
  url: string,
  options: { log: Pick<Log, 'warn'>; connections?: number },
): Promise<Database> {
  return reached(url, options, (db) => migrate(db, POSTGRES_TABLES));
}

/** For a command beside servers; undefined when no server has made the tables yet. */
export async function openForCommand({ databaseUrl }: StoresConfig): Promise<Database | undefined> {
  let hasTables = false;
  const db = await reached(requiredUrl(databaseUrl), COMMAND, async (sql) => {
    const { rows } = await sql.query<{ found: boolean }>(
      "SELECT to_regclass('lead') IS NOT NULL AS found",
    );
    hasTables = rows[0]?.found === true;
    if (hasTables) await migrate(sql, POSTGRES_TABLES);
  });
  if (hasTables) return db;
  await db.close();
  return undefined;
}

async function reached(
  url: string,
  options: { log: Pick<Log, 'warn'>; connections?: number },
  check: (db: Database) => Promise<void>,
): Promise<Database> {
  const db = openDatabase(url, options);
  try {
    await check(db);
    return db;
  } catch (error) {
    await db.close();
    const { message } = databaseStartError(error);
    throw new StartError(`The database of DATABASE_URL cannot be used: ${message}`, {
      cause: error,
    });
  }
}
