import assert from 'node:assert/strict';
import path from 'node:path';
import { openDatabase } from '../../../../../server/platform/sqlite/open-database.ts';
import { SqliteSavedSearches } from '../../../../../server/services/alerts/sqlite/sqlite-saved-searches.ts';
import { salvage } from '../../../../../server/services/leads/sqlite/salvage.ts';
import { SqliteLeadStore } from '../../../../../server/services/leads/sqlite/sqlite-lead-store.ts';
import { LEADS_DATABASE } from '../../../../../server/services/leads/sqlite/tables.ts';
import { newLead } from '../../../../support/new-lead.ts';
import { newSearch } from '../../../../support/stores/new-search.ts';
import { temporaryDataDir } from '../../../../support/site-app.ts';
import { savedSearchContract } from './saved-search-contract.ts';

savedSearchContract('SQLite', async () => {
  const file = path.join(temporaryDataDir(), 'leads.sqlite');
  const opened: SqliteLeadStore[] = [];
  return {
    async open() {
      const leads = new SqliteLeadStore(openDatabase(file, LEADS_DATABASE, 0).db);
      opened.push(leads);
      return { leads, searches: new SqliteSavedSearches(leads.db) };
    },
    async end() {
      for (const leads of opened) await leads.close();
    },
  };
});

describe('the SQLite store of saved searches', () => {
  it('is read back from a damaged file, with the homes that were hidden', async () => {
    const file = path.join(temporaryDataDir(), 'leads.sqlite');
    const { db } = openDatabase(file, LEADS_DATABASE, 0);
    const before = new SqliteSavedSearches(db);
    const search = newSearch();
    await before.request(search, newLead(), { count: 1, since: 0 });
    await before.confirm(search.id, { at: 1, expiresAt: 2, lead: newLead() });
    const found = await before.find(search.id);
    await before.hide(found!.person, 7, 1);
    await before.moveCursor('daily', undefined, 5);
    db.close();
    const into = openDatabase(path.join(temporaryDataDir(), 'leads.sqlite'), LEADS_DATABASE, 0).db;
    try {
      assert.equal(salvage([file], into, 0).leads, 2);
      const after = new SqliteSavedSearches(into);
      assert.deepEqual((await after.changes(0, 10)).changes, [{ id: search.id, search: found }]);
      assert.deepEqual(await after.hiddenHomes(found!.person), [{ home: 7, at: 1 }]);
      assert.equal(await after.cursor('daily'), 5);
    } finally {
      into.close();
    }
  });
});
