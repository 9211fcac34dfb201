import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '../../../platform/postgres/database.ts';
import { sqliteBackup } from '../sqlite/sqlite-backup.ts';
import { COPIED_FILES } from './copied-tables.ts';
import { COMMAND, openSiteDatabase } from './open-site-database.ts';
import type { Digests } from './part-digest.ts';
import { postgresBackup } from './postgres-backup.ts';
import { digestsOfFolder } from './site-digests.ts';
import { copyFiles, type OpenTable, withTables } from './site-files.ts';

/** Where the stores of a site are, before and after a move. */
export interface MovedSite {
  dataDir: string;
  databaseUrl: string;
}

/**
 * Runs `work` while no server has either side open, with a folder in DATA_DIR for this user alone, which
 * is removed afterwards.
 * @throws StoreError while a server has one of them open.
 */
export async function whileBothAreClosed<T>(
  site: MovedSite,
  work: (db: Database, folder: string) => Promise<T>,
): Promise<T> {
  const inFolder = async () => {
    const db = await openSiteDatabase(site.databaseUrl, COMMAND);
    try {
      const folder = mkdtempSync(path.join(site.dataDir, 'move-'));
      try {
        return await work(db, folder);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    } finally {
      await db.close();
    }
  };
  const closed = () => postgresBackup.whileClosed(site, inFolder);
  return sqliteBackup.whileClosed(site, closed);
}

/** Runs `work` with a copy of the databases of the data folder, which stay as they are. */
export async function withFolderTables<T>(
  { dataDir }: MovedSite,
  folder: string,
  work: (tables: readonly OpenTable[]) => Promise<T>,
): Promise<T> {
  const copy = newFolder(folder, 'copy');
  await copyFiles(dataDir, copy);
  return withTables(copy, COPIED_FILES, work);
}

/** What a data folder without a store holds. */
export function digestsOfNothing(folder: string): Promise<Digests> {
  const empty = newFolder(folder, 'empty');
  return withTables(empty, COPIED_FILES, (tables) => digestsOfFolder(empty, tables));
}

/** A folder for this user alone. */
export function newFolder(folder: string, name: string): string {
  const made = path.join(folder, name);
  mkdirSync(made, { mode: 0o700 });
  return made;
}
