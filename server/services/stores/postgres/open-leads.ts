import { systemTimers } from '../../../platform/concurrency/timers.ts';
import type { Database } from '../../../platform/postgres/database.ts';
import { PostgresLeadStore } from '../../leads/postgres/postgres-lead-store.ts';
import {
  type SpoolingOptions,
  SpoolingLeadStore,
} from '../../leads/postgres/spooling-lead-store.ts';
import { hasLeadSpool, openLeadSpool } from '../../leads/sqlite/sqlite-lead-spool.ts';
import { StoreError } from '../store-error.ts';
import type { StoresConfig } from '../stores.ts';

/**
 * The leads of a database: with those that wait on this machine where it keeps any, or has kept some
 * before. Closing them closes the database.
 * @throws StoreError when the file of those that wait cannot be used; the database is closed then.
 */
export async function openLeads(
  db: Database,
  { dataDir, spool: isKeeping = false }: Pick<StoresConfig, 'dataDir' | 'spool'>,
  options: Pick<SpoolingOptions, 'log' | 'now'>,
): Promise<PostgresLeadStore> {
  if (!isKeeping && !hasLeadSpool(dataDir)) return new PostgresLeadStore(db, options.now);
  try {
    const spool = openLeadSpool(dataDir);
    return new SpoolingLeadStore(db, { ...options, spool, isKeeping, timers: systemTimers });
  } catch (error) {
    await db.close();
    throw new StoreError('leads', error);
  }
}
