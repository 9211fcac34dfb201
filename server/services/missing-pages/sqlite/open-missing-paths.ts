import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Log } from '../../../platform/log.ts';
import {
  OPEN_TIMEOUT,
  openDatabase,
  openUndamaged,
} from '../../../platform/sqlite/open-database.ts';
import type { MissingPaths } from '../missing-paths.ts';
import { SqliteMissingPaths } from './sqlite-missing-paths.ts';
import { MISSING_DATABASE, MISSING_FILE } from './tables.ts';

/**
 * Opens the counts of a data folder for a server. Those of a damaged file are discarded.
 * @throws when the folder cannot be written.
 */
export function openMissingPaths(
  dataDir: string,
  { log, now }: { log: Log; now: number },
): MissingPaths {
  const { db, setAside } = openDatabase(path.join(dataDir, MISSING_FILE), MISSING_DATABASE, now);
  if (setAside !== undefined) {
    log.error('the file of missing pages was damaged: they are counted from nothing');
    for (const suffix of ['', '-wal', '-shm']) rmSync(setAside + suffix, { force: true });
  }
  return new SqliteMissingPaths(db);
}

/**
 * Opens them for a command, beside servers that may be running; undefined when there are none yet.
 * @throws a DamagedError when the file is damaged.
 */
export function openMissingPathsForCommand(dataDir: string): MissingPaths | undefined {
  const file = path.join(dataDir, MISSING_FILE);
  if (!existsSync(file)) return undefined;
  return new SqliteMissingPaths(
    openUndamaged(file, { ...MISSING_DATABASE, timeout: OPEN_TIMEOUT }),
  );
}
