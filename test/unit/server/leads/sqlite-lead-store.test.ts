import path from 'node:path';
import { openDatabase } from '../../../../server/sqlite/open-database.ts';
import { SqliteLeadStore } from '../../../../server/leads/sqlite/sqlite-lead-store.ts';
import { LEADS_DATABASE } from '../../../../server/leads/sqlite/tables.ts';
import { temporaryDir } from '../../../support/site-app.ts';
import { leadStoreContract } from './lead-store-contract.ts';

leadStoreContract('SQLite', async () => {
  const file = path.join(temporaryDir(), 'leads.sqlite');
  const stores: SqliteLeadStore[] = [];
  return {
    async open() {
      const store = new SqliteLeadStore(openDatabase(file, LEADS_DATABASE, 0).db);
      stores.push(store);
      return store;
    },
    async end() {
      for (const store of stores) await store.close();
    },
  };
});
