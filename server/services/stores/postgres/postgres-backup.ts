import { existsSync } from 'node:fs';
import path from 'node:path';
import { TELL_A_FRIEND } from '../../../../views/forms/tell-a-friend/friend-fields.ts';
import type { Database } from '../../../platform/postgres/database.ts';
import { InUseError, whileNoServer } from '../../../platform/postgres/open-lock.ts';
import { CATALOGUE_FILE } from '../../catalogue/files/catalogue-file.ts';
import { CRM_FILE } from '../../crm/sqlite/tables.ts';
import { documentsIn } from '../../handed-in/handed-in-files.ts';
import { eraseFromCopy } from '../../leads/sqlite/backup-database.ts';
import { LEADS_FILE } from '../../leads/sqlite/tables.ts';
import { OWNERS_FILE } from '../../owners/sqlite/tables.ts';
import { StoreError } from '../store-error.ts';
import type { StoresAdapter } from '../stores.ts';
import { KEPT_FILES } from './copied-tables.ts';
import { COMMAND, openForCommand, openSiteDatabase, requiredUrl } from './open-site-database.ts';
import { copyToDatabase, copyToFolder } from './site-copy.ts';
import { withTables } from './site-files.ts';

/** Milliseconds for a statement that copies or removes a table. */
export const COPY_TIMEOUT = 10 * 60_000;

type Backup = Pick<StoresAdapter, 'backUp' | 'whileClosed' | 'restore'>;

/**
 * Backup and restore of a database, in the files of a site that has none: a backup of one can be
 * restored into the other.
 */
export const postgresBackup: Backup = {
  async backUp(config, folder) {
    const db = await openForCommand(config);
    if (!db) return folder;
    try {
      await writeFolder(db, folder);
    } finally {
      await db.close();
    }
    eraseFromCopy(path.join(folder, LEADS_FILE), TELL_A_FRIEND);
    return folder;
  },

  async whileClosed({ databaseUrl }, work) {
    const url = requiredUrl(databaseUrl);
    // Its tables, and what is wrong with the URL in words.
    await (await openSiteDatabase(url, COMMAND)).close();
    try {
      return await whileNoServer(url, work);
    } catch (error) {
      throw error instanceof InUseError ? new StoreError('leads', error) : error;
    }
  },

  async restore({ databaseUrl }, { from, replaced }) {
    const has = (file: string) => existsSync(path.join(from, file));
    const brought = {
      hasSessions: has(OWNERS_FILE),
      hasCatalogue: has(CATALOGUE_FILE),
      hasCrmIds: has(CRM_FILE),
      documents: documentsIn(from).length,
    };
    const hasLeads = has(LEADS_FILE);
    const db = await openSiteDatabase(requiredUrl(databaseUrl), COMMAND);
    try {
      if (await isUsed(db)) await writeFolder(db, replaced);
      return await withTables(from, KEPT_FILES, async (tables) => {
        await db.transaction((sql) => copyToDatabase(sql, from, tables), { timeout: COPY_TIMEOUT });
        return { ...brought, leads: hasLeads ? await leadsIn(db) : undefined };
      });
    } finally {
      await db.close();
    }
  },
};

/** Writes what must not be lost, as it is at one moment, into a folder without such files. */
async function writeFolder(db: Database, folder: string): Promise<void> {
  await withTables(folder, KEPT_FILES, (tables) =>
    db.transaction((sql) => copyToFolder(sql, folder, tables), {
      isSnapshot: true,
      timeout: COPY_TIMEOUT,
    }),
  );
}

async function leadsIn(db: Database): Promise<number> {
  const { rows } = await db.query<{ leads: number }>('SELECT count(*) AS leads FROM lead');
  return rows[0]?.leads ?? 0;
}

/** Whether there is something to set aside. */
async function isUsed(db: Database): Promise<boolean> {
  const sent = ['lead', 'saved_search', 'recipient', 'owner_news', 'handed_in'];
  const others = ['session', 'sign_in', 'crm_id', 'seen_item', 'catalogue_copy'];
  const any = [...sent, ...others].map((name) => `EXISTS (SELECT 1 FROM ${name})`);
  const { rows } = await db.query<{ used: boolean }>(`SELECT ${any.join(' OR ')} AS used`);
  return rows[0]?.used === true;
}
