import assert from 'node:assert/strict';
import type { Database } from '../../../../../server/platform/postgres/database.ts';
import type { Sql } from '../../../../../server/platform/postgres/sql.ts';
import type { NewLead } from '../../../../../server/services/leads/model/lead-store.ts';
import { insertLead } from '../../../../../server/services/leads/postgres/insert-lead.ts';
import { LeadTimes } from '../../../../../server/services/leads/postgres/lead-times.ts';
import { Seats } from '../../../../../server/services/leads/postgres/seats.ts';
import { PostgresOwnerNews } from '../../../../../server/services/owners/postgres/postgres-owner-news.ts';
import { someBlocked } from '../../../../support/postgres/blocked.ts';
import { PostgresLeadStore } from '../../../../../server/services/leads/postgres/postgres-lead-store.ts';
import { LEAD_TABLES } from '../../../../../server/services/leads/postgres/tables.ts';
import { newLead } from '../../../../support/new-lead.ts';
import { describePostgres } from '../../../../support/postgres/describe-postgres.ts';
import { freshTables, type FreshTables } from '../../../../support/postgres/fresh-tables.ts';
import { leadStoreContract } from './lead-store-contract.ts';

const MINUTE = 60_000;
const TIMES = Array.from({ length: 12 }, (_, index) => index);

describePostgres('PostgreSQL for leads', () => {
  leadStoreContract('PostgreSQL', async () => {
    const tables = await freshTables([LEAD_TABLES]);
    return { open: async () => new PostgresLeadStore(tables.open()), end: () => tables.end() };
  });

  describe('of two servers at the same moment', () => {
    let tables: FreshTables;
    let servers: PostgresLeadStore[];
    beforeEach(async () => {
      tables = await freshTables([LEAD_TABLES]);
      servers = [new PostgresLeadStore(tables.open()), new PostgresLeadStore(tables.open())];
    });
    afterEach(() => tables.end());
    const each = <T>(call: (store: PostgresLeadStore, index: number) => Promise<T>) =>
      Promise.all(TIMES.map((index) => call(servers[index % 2]!, index)));

    it('stores a form that both are sent once', async () => {
      const accepted = await each((store) => store.accept(newLead({ key: 'same' })));
      assert.equal(accepted.filter(({ isNew }) => isNew).length, 1);
      assert.equal(new Set(accepted.map(({ reference }) => reference)).size, 1);
      assert.equal((await servers[0]!.counts()).stored, 1);
    });

    it('gives the last places of an event once', async () => {
      const registration = { event: '7 2027-01-02T10:00', people: 2, places: 6 };
      await each((store, index) => store.accept(newLead({ key: `${index}`, registration })));
      assert.deepEqual([...(await servers[0]!.seatsTaken())], [[registration.event, 6]]);
      const filled = await each((store) =>
        store.fillPlaces(
          () => 10,
          () => newLead(),
        ),
      );
      assert.equal(
        filled.reduce((sum, count) => sum + count),
        2,
      );
      assert.deepEqual([...(await servers[0]!.seatsTaken())], [[registration.event, 10]]);
    });

    it('leases each delivery once', async () => {
      await each((store, index) => store.accept(newLead({ key: `${index}` })));
      const claim = {
        destination: 'crm',
        now: 2e6,
        dueBy: 2e6,
        leasedUntil: 3e6,
        limit: 3,
      } as const;
      const leased = (await each((store) => store.claimDue(claim))).flat();
      const ids = new Set(leased.map(({ lead }) => lead.id));
      assert.deepEqual([leased.length, ids.size], [TIMES.length, TIMES.length]);
    });

    it('stores one step of a visit with its message', async () => {
      const lead = newLead();
      await servers[0]!.accept(lead);
      const step = { lead: lead.id, number: 1, at: 1, content: '{}' };
      const added = await each((store) => store.addVisitStep(step, newLead()));
      assert.equal(added.filter(Boolean).length, 1);
      assert.equal((await servers[0]!.counts()).stored, 2);
    });
  });

  describe('while another server is in the middle of a transaction', () => {
    let tables: FreshTables;
    let db: Database;
    let store: PostgresLeadStore;
    beforeEach(async () => {
      tables = await freshTables([LEAD_TABLES]);
      db = tables.open();
      store = new PostgresLeadStore(tables.open());
    });
    afterEach(() => tables.end());
    const message = (sql: Sql, lead: NewLead) => insertLead({ sql, times: new LeadTimes() }, lead);
    /** Begins a call after `work`, and commits that once the call waits for it. */
    const meanwhile = <T>(work: (sql: Sql) => Promise<unknown>, call: () => Promise<T>) =>
      db.transaction(async (sql) => {
        await work(sql);
        const called = call();
        await someBlocked(sql, called);
        return { called };
      });

    it('erases with a lead the message that is being stored about it', async () => {
      const registration = { event: '7 2027-01-02T10:00', people: 2, places: 6 };
      const lead = newLead({ registration });
      await store.accept(lead);
      const off = newLead({ key: `off ${lead.id}` });
      const { called } = await meanwhile(
        async (sql) => {
          await new Seats(sql).callOff(lead.id);
          await message(sql, off);
        },
        () => store.eraseOne(lead.id),
      );
      assert.deepEqual(await called, [lead.id, off.id]);
      assert.equal((await store.counts()).stored, 0);
    });

    it('stores no step of a visit whose lead is being erased', async () => {
      const lead = newLead();
      await store.accept(lead);
      const step = { lead: lead.id, number: 1, at: 1, content: '{}' };
      const { called } = await meanwhile(
        (sql) => sql.query('DELETE FROM lead WHERE id = $1', [lead.id]),
        () => store.addVisitStep(step, newLead()),
      );
      assert.equal(await called, false);
      assert.equal((await store.counts()).stored, 0);
    });

    it('erases with a person the mail about their home that is being stored', async () => {
      const news = { id: 'news', owner: 1, home: 2, account: 'a@example.be', name: 'Claes' };
      const choice = {
        ...news,
        email: 'An@example.be',
        locale: 'nl',
        frequency: 'weekly',
      } as const;
      const owners = new PostgresOwnerNews(tables.open());
      await owners.choose({ ...choice, createdAt: 1 }, newLead({ email: choice.email }), 2);
      const mail = newLead({ email: choice.email });
      const { called } = await meanwhile(
        async (sql) => {
          await sql.query('UPDATE owner_news SET due_at = 3');
          await message(sql, mail);
        },
        () => store.eraseByEmail('an@example.be'),
      );
      assert.ok((await called).includes(mail.id));
      assert.equal((await store.counts()).stored, 0);
      assert.equal(await owners.find('news'), undefined);
    });

    it('erases by age what nobody has locked, and waits for nothing', async () => {
      const [locked, free] = [newLead({ destinations: [] }), newLead({ destinations: [] })];
      for (const lead of [locked, free]) await store.accept(lead);
      await db.transaction(async (sql) => {
        await sql.query('SELECT 1 FROM lead WHERE id = $1 FOR UPDATE', [locked.id]);
        assert.deepEqual(await store.eraseBefore(2e6), [free.id]);
      });
      assert.deepEqual(await store.eraseBefore(2e6), [locked.id]);
    });
  });

  describe('of servers whose clocks are a minute off', () => {
    let tables: FreshTables;
    beforeEach(async () => {
      tables = await freshTables([LEAD_TABLES]);
    });
    afterEach(() => tables.end());
    const server = (ahead: number) => {
      const now = () => Date.now() + ahead;
      const store = new PostgresLeadStore(tables.open(), now);
      const claim = () => {
        const times = { now: now(), dueBy: now(), leasedUntil: now() + MINUTE / 2 };
        return store.claimDue({ ...times, destination: 'crm', limit: 10 });
      };
      return { now, store, claim };
    };

    it('has what one stores due for the other at once, and leases it to one', async () => {
      const [late, early] = [server(-MINUTE), server(MINUTE)];
      await early.store.accept(newLead({ receivedAt: early.now(), keySince: 0 }));
      const [delivery] = await late.claim();
      assert.ok(delivery);
      assert.ok(Math.abs(delivery.since - late.now()) < MINUTE / 2);
      assert.deepEqual(await early.claim(), []);
      assert.ok(await late.store.failed(delivery, 'busy', late.now()));
      assert.equal((await early.claim()).length, 1);
      assert.deepEqual(await late.claim(), []);
    });

    it('takes what both are sent within ten minutes for one', async () => {
      const [late, early] = [server(-MINUTE), server(MINUTE)];
      const sent = ({ now, store }: ReturnType<typeof server>, window: number) =>
        store.accept(newLead({ key: 'same', receivedAt: now(), keySince: now() - window }));
      assert.ok((await sent(late, MINUTE / 2)).isNew);
      assert.ok(!(await sent(early, MINUTE / 2)).isNew);
      assert.ok(!(await sent(late, MINUTE / 2)).isNew);
    });
  });
});
