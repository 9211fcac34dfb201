import assert from 'node:assert/strict';
import path from 'node:path';
import type { LeadStore } from '../../../../../server/services/leads/model/lead-store.ts';
import { SqliteLeadStore } from '../../../../../server/services/leads/sqlite/sqlite-lead-store.ts';
import { LEADS_DATABASE } from '../../../../../server/services/leads/sqlite/tables.ts';
import { PostgresLeadStore } from '../../../../../server/services/leads/postgres/postgres-lead-store.ts';
import { LEAD_TABLES } from '../../../../../server/services/leads/postgres/tables.ts';
import type { OwnerNewsStore } from '../../../../../server/services/owners/news/owner-news-store.ts';
import type { NewOwnerNews } from '../../../../../server/services/owners/news/owner-news.ts';
import { PostgresOwnerNews } from '../../../../../server/services/owners/postgres/postgres-owner-news.ts';
import { SqliteOwnerNews } from '../../../../../server/services/owners/sqlite/sqlite-owner-news.ts';
import { openDatabase } from '../../../../../server/platform/sqlite/open-database.ts';
import { newLead } from '../../../../support/new-lead.ts';
import { describePostgres } from '../../../../support/postgres/describe-postgres.ts';
import { freshTables } from '../../../../support/postgres/fresh-tables.ts';
import { temporaryDataDir } from '../../../../support/site-app.ts';
import { MemoryLeadStore } from '../../../../support/stores/memory-lead-store.ts';
import { MemoryOwnerNews } from '../../../../support/stores/memory-owner-news.ts';

interface World {
  leads: LeadStore;
  store: OwnerNewsStore;
  close(): Promise<void>;
}

function inSqlite(): World {
  const file = path.join(temporaryDataDir(), 'leads.sqlite');
  const leads = new SqliteLeadStore(openDatabase(file, LEADS_DATABASE, 0).db);
  return { leads, store: new SqliteOwnerNews(leads.db), close: () => leads.close() };
}

function inMemory(): World {
  const leads = new MemoryLeadStore();
  return { leads, store: new MemoryOwnerNews(leads), close: async () => {} };
}

async function inPostgres(): Promise<World> {
  const tables = await freshTables([LEAD_TABLES]);
  const db = tables.open();
  return {
    leads: new PostgresLeadStore(db),
    store: new PostgresOwnerNews(db),
    close: () => tables.end(),
  };
}

const CHOICE: NewOwnerNews = {
  id: 'one',
  owner: 8101,
  account: 'lieve@mail.example',
  firstName: 'Lieve',
  name: 'Claes',
  email: 'lieve@mail.example',
  home: 70433,
  locale: 'nl',
  frequency: 'weekly',
  createdAt: 10,
};

ownerNewsContract('SQLite', inSqlite);
ownerNewsContract('memory', inMemory);
describePostgres('PostgreSQL for news of owners', () => {
  ownerNewsContract('PostgreSQL', inPostgres);
});

function ownerNewsContract(adapter: string, open: () => World | Promise<World>): void {
  describe(`news of owners in ${adapter}`, () => {
    let world: World;
    let store: OwnerNewsStore;
    beforeEach(async () => {
      world = await open();
      ({ store } = world);
    });
    afterEach(() => world.close());
    const active = async () => {
      await store.choose(CHOICE, newLead(), 1);
      return store.confirm('one', 20, 100);
    };
    const messages = async () => (await world.leads.list(100)).length;

    it('stores a choice with its mail, in the place of another of the owner and home', async () => {
      assert.equal(await store.choose(CHOICE, newLead(), 1), 'asked');
      const other = { ...CHOICE, id: 'two', email: 'new@mail.example' };
      assert.equal(await store.choose(other, newLead(), 1), 'asked');
      assert.equal(await store.find('one'), undefined);
      assert.deepEqual(await store.of(8101, 70433), { ...other, state: 'unconfirmed' });
      assert.equal(await store.of(8101, 70434), undefined);
      assert.equal(await messages(), 2);
      assert.equal(await store.eraseUnconfirmed(10), 0);
      assert.equal(await store.eraseUnconfirmed(11), 1);
    });

    it('changes one that is confirmed, without a mail', async () => {
      const confirmed = { ...CHOICE, state: 'active', confirmedAt: 20, dueAt: 100 };
      assert.deepEqual(await active(), confirmed);
      assert.deepEqual(await store.confirm('one', 30, 900), confirmed);
      const changes = { ...CHOICE, id: 'two', frequency: 'events', locale: 'de' } as const;
      assert.equal(await store.choose(changes, newLead(), 50), 'changed');
      const changed = { ...confirmed, frequency: 'events', locale: 'de', dueAt: 50 };
      assert.deepEqual(await store.find('one'), changed);
      assert.equal(await messages(), 1);
      assert.ok(await store.end('one'));
      assert.equal(await store.end('one'), false);
    });

    it('lets one server tell what is due, with its mail or not at all', async () => {
      const news = await active();
      assert.ok(news);
      assert.deepEqual(await store.due(99, 1000, 10), []);
      assert.deepEqual(await store.due(100, 1000, 10), [news]);
      assert.ok(await store.claim(news, 500));
      assert.equal(await store.claim(news, 500), false);
      assert.deepEqual(await store.due(499, 1000, 10), []);
      // Of a clock that was ahead.
      assert.equal((await store.due(99, 499, 10)).length, 1);
      const check = { claimedUntil: 500, dueAt: 900, seen: 'a b' };
      assert.ok(await store.checked('one', { ...check, message: newLead() }));
      assert.equal(await store.checked('one', { ...check, message: newLead() }), false);
      assert.equal(await messages(), 2);
      const { dueAt, seen } = (await store.find('one')) ?? {};
      assert.deepEqual([dueAt, seen], [900, 'a b']);
    });
  });
}
