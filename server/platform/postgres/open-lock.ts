import pg from 'pg';
import { StartError } from '../start-error.ts';
import { databaseAddress } from './database-address.ts';
import { sqlOn } from './connection.ts';
import type { Sql } from './sql.ts';

/** Milliseconds that a command waits for the database. */
const ANSWER_TIME = 5000;

/** Locks of a database are of all its schemas: the key has the name of this one. */
const KEY = "hashtextextended('vitrine open ' || current_schema(), 0)";

/** Servers have a database open that a command wants to replace, or the other way round. */
export class InUseError extends StartError {}

/**
 * Tells commands that replace what a schema holds that a server has it open. Held by the connection
 * until it ends, together with other servers.
 * @throws an InUseError while a command replaces it.
 */
export async function shareOpenLock(sql: Sql): Promise<void> {
  if (!(await isTaken(sql, 'pg_try_advisory_lock_shared'))) throw new InUseError(BEING_REPLACED);
}

/** @throws an InUseError while a command replaces what the schema of a database holds. */
export async function requireNotReplaced(sql: Sql): Promise<void> {
  if (!(await isTaken(sql, 'pg_try_advisory_xact_lock_shared'))) {
    throw new InUseError(BEING_REPLACED);
  }
}

/**
 * Runs `work` while no server has the schema of a database open, and none opens it.
 * @param url as of `openDatabase`.
 * @throws an InUseError while a server has it open; an Error when servers may have opened it
 * meanwhile, as the connection that kept them out was lost.
 */
export async function whileNoServer<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({
    ...databaseAddress(url),
    connectionTimeoutMillis: ANSWER_TIME,
    query_timeout: ANSWER_TIME,
    keepAlive: true,
    application_name: 'vitrine command',
  });
  let lost: Error | undefined;
  client.on('error', (error) => {
    lost = error;
  });
  await client.connect();
  try {
    if (!(await isTaken(sqlOn(client), 'pg_try_advisory_lock'))) throw new InUseError(IN_USE);
    const result = await work();
    if (lost) throw new Error('the connection that kept servers out was lost: run it again');
    return result;
  } finally {
    await client.end();
  }
}

const IN_USE = 'a server has the database open. Stop all servers of the site first';
const BEING_REPLACED = 'a command replaces what the database holds. Start again once it has ended';

type Take =
  | 'pg_try_advisory_lock'
  | 'pg_try_advisory_lock_shared'
  | 'pg_try_advisory_xact_lock_shared';

async function isTaken(sql: Sql, take: Take): Promise<boolean> {
  const { rows } = await sql.query<{ taken: boolean }>(`SELECT ${take}(${KEY}) AS taken`);
  return rows[0]?.taken === true;
}
