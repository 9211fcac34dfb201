import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Log } from '../../../platform/log.ts';
import { openDatabase } from '../../../platform/sqlite/open-database.ts';
import type { RateLimits } from '../rate-limits.ts';
import { SqliteRateLimits } from './sqlite-rate-limits.ts';
import { LIMITS_DATABASE, LIMITS_FILE } from './tables.ts';

export interface RateLimitsOptions {
  /** The session secret: the same for every server that shares the folder. */
  secret: string;
  log: Log;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Opens the counts of a data folder. Those of a damaged file are discarded.
 * @throws when the folder cannot be written.
 */
export function openRateLimits(
  dataDir: string,
  { secret, log, now }: RateLimitsOptions,
): RateLimits {
  const { db, setAside } = openDatabase(path.join(dataDir, LIMITS_FILE), LIMITS_DATABASE, now);
  if (setAside !== undefined) {
    log.error('the file of rate limits was damaged: they count from nothing');
    for (const suffix of ['', '-wal', '-shm']) rmSync(setAside + suffix, { force: true });
  }
  return new SqliteRateLimits(db, secret);
}
