import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '../../../platform/postgres/database.ts';
import { StartError } from '../../../platform/start-error.ts';
import { hasLeadSpool, openLeadSpool } from '../../leads/sqlite/sqlite-lead-spool.ts';
import { COPIED_FILES } from './copied-tables.ts';
import {
  digestsOfNothing,
  type MovedSite,
  newFolder,
  whileBothAreClosed,
  withFolderTables,
} from './move-folders.ts';
import { lastMove, noteMove, requireReplaceable } from './moved-parts.ts';
import { type Digests, requireSame } from './part-digest.ts';
import { COPY_TIMEOUT } from './postgres-backup.ts';
import { replaceFiles } from './replace-files.ts';
import { copyToDatabase, copyToFolder } from './site-copy.ts';
import { digestsOfDatabase, digestsOfFolder } from './site-digests.ts';
import { type OpenTable, withTables } from './site-files.ts';

/** What a move copied, and where what it replaced is; undefined if nothing was set aside. */
export interface Moved {
  parts: Digests;
  replaced?: string | undefined;
}

/**
 * Copies the stores of a data folder into a database, in one transaction, and compares both. The
 * folder stays as it is. It may be repeated: the database has what the folder has then.
 * @throws StoreError while a server has one of them open; StartError when the database has what
 * would be lost. Nothing is changed then.
 */
export function moveToDatabase(site: MovedSite): Promise<Moved> {
  return whileBothAreClosed(site, (db, folder) =>
    withFolderTables(site, folder, async (tables) => {
      const source = await digestsOfFolder(site.dataDir, tables);
      const none = await digestsOfNothing(folder);
      await db.transaction(
        async (sql) => {
          const held = await digestsOfDatabase(sql, tables);
          requireReplaceable('The database', held, [none, source, await lastMove(sql)]);
          await copyToDatabase(sql, site.dataDir, tables);
          requireSame(source, await digestsOfDatabase(sql, tables));
          await noteMove(sql, source);
        },
        { timeout: COPY_TIMEOUT },
      );
      return { parts: source };
    }),
  );
}

/**
 * The other way: what the data folder has is moved into another folder in it.
 * @param now milliseconds since 1970; names that folder.
 * @throws as {@link moveToDatabase}.
 */
export function moveToFolder(site: MovedSite, now: number): Promise<Moved> {
  return whileBothAreClosed(site, async (db, folder) => {
    requireNoneSpooled(site.dataDir);
    const made = newFolder(folder, 'made');
    const { source, last } = await withTables(made, COPIED_FILES, async (tables) => {
      const read = await readDatabase(db, made, tables);
      requireSame(read.source, await digestsOfFolder(made, tables));
      return read;
    });
    const held = await withFolderTables(site, folder, (tables) =>
      digestsOfFolder(site.dataDir, tables),
    );
    requireReplaceable('DATA_DIR', held, [await digestsOfNothing(folder), source, last]);
    const replaced = replaceFiles(site.dataDir, made, now);
    await db.transaction((sql) => noteMove(sql, source));
    return { parts: source, replaced };
  });
}

function readDatabase(db: Database, folder: string, tables: readonly OpenTable[]) {
  return db.transaction(
    async (sql) => {
      const source = await digestsOfDatabase(sql, tables);
      await copyToFolder(sql, folder, tables);
      return { source, last: await lastMove(sql) };
    },
    { isSnapshot: true, timeout: COPY_TIMEOUT },
  );
}

/** @throws StartError when leads wait on this machine for the database (SPOOL=1). */
function requireNoneSpooled(dataDir: string): void {
  if (!hasLeadSpool(dataDir)) return;
  const spool = openLeadSpool(dataDir);
  const { leads } = spool.counts();
  spool.close();
  if (leads === 0) return;
  throw new StartError(
    `${leads} lead(s) wait in ${dataDir} for the database: start a server until it has them`,
  );
}

/** @throws StartError when a data folder has nothing to move. */
export function requireSite(dataDir: string): void {
  if (COPIED_FILES.some(({ name }) => existsSync(path.join(dataDir, name)))) return;
  throw new StartError(`${dataDir} has no stores of a site: set DATA_DIR to its folder`);
}
