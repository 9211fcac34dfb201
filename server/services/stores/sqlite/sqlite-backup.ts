import { copyFileSync, existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { TELL_A_FRIEND } from '../../../../views/forms/tell-a-friend/friend-fields.ts';
import { copyDatabase } from '../../../platform/sqlite/copy-database.ts';
import { openUndamaged } from '../../../platform/sqlite/open-database.ts';
import { OpenLock } from '../../../platform/sqlite/open-lock.ts';
import { CATALOGUE_FILE } from '../../catalogue/files/catalogue-file.ts';
import { CRM_DATABASE, CRM_FILE } from '../../crm/sqlite/tables.ts';
import { documentsIn, handedInFolder } from '../../handed-in/handed-in-files.ts';
import { copyLeads } from '../../leads/sqlite/backup-database.ts';
import { LEADS_DATABASE, LEADS_FILE } from '../../leads/sqlite/tables.ts';
import { OWNER_DATABASE, OWNERS_FILE } from '../../owners/sqlite/tables.ts';
import { StoreError } from '../store-error.ts';
import type { StoresAdapter } from '../stores.ts';

const DATABASES = [LEADS_FILE, OWNERS_FILE, CRM_FILE];
/** With what SQLite has written beside them. */
const REPLACED = DATABASES.flatMap((file) => [file, `${file}-wal`, `${file}-shm`]);
const OTHERS = [CATALOGUE_FILE, path.basename(handedInFolder(''))];

const IN_USE = 'another process has it open. Stop all servers of the site first';

type Backup = Pick<StoresAdapter, 'backUp' | 'whileClosed' | 'restore'>;

/** Backup and restore of the SQLite files of a data folder. */
export const sqliteBackup: Backup = {
  async backUp({ dataDir }, folder) {
    const leads = path.join(dataDir, LEADS_FILE);
    if (existsSync(leads)) await copyLeads(leads, path.join(folder, LEADS_FILE), TELL_A_FRIEND);
    for (const file of [OWNERS_FILE, CRM_FILE]) {
      const database = path.join(dataDir, file);
      if (existsSync(database)) await copyDatabase(database, path.join(folder, file));
    }
    const catalogue = path.join(dataDir, CATALOGUE_FILE);
    if (existsSync(catalogue)) copyFileSync(catalogue, path.join(folder, CATALOGUE_FILE));
    return dataDir;
  },

  async whileClosed({ dataDir }, work) {
    const lock = new OpenLock(path.join(dataDir, `${LEADS_FILE}.lock`), LEADS_DATABASE.timeout);
    try {
      if (!lock.takeAlone()) throw new StoreError('leads', new Error(IN_USE));
      return await work();
    } finally {
      lock.close();
    }
  },

  async restore({ dataDir }, { from, replaced }) {
    const has = (file: string) => existsSync(path.join(from, file));
    // Each applies the migrations of this release, and leaves a single file.
    const leads = has(LEADS_FILE) ? leadsIn(path.join(from, LEADS_FILE)) : undefined;
    if (has(OWNERS_FILE)) openUndamaged(path.join(from, OWNERS_FILE), OWNER_DATABASE).close();
    if (has(CRM_FILE)) openUndamaged(path.join(from, CRM_FILE), CRM_DATABASE).close();
    const brought = {
      leads,
      hasSessions: has(OWNERS_FILE),
      hasCatalogue: has(CATALOGUE_FILE),
      hasCrmIds: has(CRM_FILE),
      documents: documentsIn(from).length,
    };
    for (const file of [...REPLACED, ...OTHERS]) move(dataDir, replaced, file);
    for (const file of [...DATABASES, ...OTHERS]) move(from, dataDir, file);
    return brought;
  },
};

function leadsIn(file: string): number {
  const db = openUndamaged(file, LEADS_DATABASE);
  try {
    return Number(db.prepare('SELECT count(*) AS leads FROM lead').get()?.['leads']);
  } finally {
    db.close();
  }
}

function move(from: string, to: string, file: string): void {
  if (existsSync(path.join(from, file))) renameSync(path.join(from, file), path.join(to, file));
}
