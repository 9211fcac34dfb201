import assert from 'node:assert/strict';
import path from 'node:path';
import { openDatabase } from '../../../../../server/platform/sqlite/open-database.ts';
import { SqliteLeadStore } from '../../../../../server/services/leads/sqlite/sqlite-lead-store.ts';
import { LEADS_DATABASE } from '../../../../../server/services/leads/sqlite/tables.ts';
import { newLead } from '../../../../support/new-lead.ts';
import { temporaryDataDir } from '../../../../support/site-app.ts';
import { leadStoreContract } from './lead-store-contract.ts';

leadStoreContract('SQLite', async () => {
  const file = path.join(temporaryDataDir(), 'leads.sqlite');
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

describe('the SQLite store of leads', () => {
  it('writes leads to the disk again after the outcomes of deliveries, which do not wait', async () => {
    const { db } = openDatabase(path.join(temporaryDataDir(), 'leads.sqlite'), LEADS_DATABASE, 0);
    const store = new SqliteLeadStore(db);
    try {
      const FULL = 2;
      const synchronous = () => db.prepare('PRAGMA synchronous').get()?.['synchronous'];
      await store.accept(newLead());
      const due = { destination: 'crm', now: 2e6, dueBy: 2e6, leasedUntil: 3e6, limit: 1 } as const;
      const [delivery] = await store.claimDue(due);
      assert.equal(synchronous(), FULL);
      await store.failed(delivery!, 'busy', 2e6);
      assert.equal(synchronous(), FULL);
      const [again] = await store.claimDue({ ...due, now: 4e6, leasedUntil: 5e6 });
      await store.delivered(again!, 4e6);
      assert.equal(synchronous(), FULL);
      db.exec('DROP TABLE delivery');
      await assert.rejects(store.claimDue(due));
      assert.equal(synchronous(), FULL);
    } finally {
      await store.close();
    }
  });
});
