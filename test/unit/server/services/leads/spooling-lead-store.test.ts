import assert from 'node:assert/strict';
import { systemTimers } from '../../../../../server/platform/concurrency/timers.ts';
import type { Database } from '../../../../../server/platform/postgres/database.ts';
import { SpoolingLeadStore } from '../../../../../server/services/leads/postgres/spooling-lead-store.ts';
import { LEAD_TABLES } from '../../../../../server/services/leads/postgres/tables.ts';
import { openLeadSpool } from '../../../../../server/services/leads/sqlite/sqlite-lead-spool.ts';
import { newLead } from '../../../../support/new-lead.ts';
import { describePostgres } from '../../../../support/postgres/describe-postgres.ts';
import { freshTables, type FreshTables } from '../../../../support/postgres/fresh-tables.ts';
import { temporaryDataDir } from '../../../../support/site-app.ts';

const NOW = Date.UTC(2026, 10, 25, 12);

/** A database that is gone when told so, or whose answers are lost. */
class Cut implements Database {
  state: 'there' | 'gone' | 'answers are lost' = 'there';
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  query<R>(text: string, values?: readonly unknown[]) {
    return this.#cut(() => this.#db.query<R>(text, values));
  }

  transaction<T>(work: Parameters<Database['transaction']>[0]) {
    return this.#cut(() => this.#db.transaction(work) as Promise<T>);
  }

  close() {
    return this.#db.close();
  }

  async #cut<T>(call: () => Promise<T>): Promise<T> {
    if (this.state === 'gone') throw new Error('connect ECONNREFUSED');
    const result = await call();
    if (this.state === 'answers are lost') throw new Error('Connection terminated unexpectedly');
    return result;
  }
}

describePostgres('PostgreSQL for leads, with a spool', () => {
  let tables: FreshTables;
  let dataDir: string;
  let opened: SpoolingLeadStore[];
  beforeEach(async () => {
    tables = await freshTables([LEAD_TABLES]);
    dataDir = temporaryDataDir();
    opened = [];
  });
  afterEach(async () => {
    await Promise.all(opened.map((store) => store.close()));
    await tables.end();
  });
  /** A server of the machine that `dataDir` is on. */
  const server = (isKeeping = true) => {
    const db = new Cut(tables.open());
    const logged: string[] = [];
    const note = (...said: unknown[]) => void logged.push(String(said[1]));
    const store = new SpoolingLeadStore(db, {
      spool: openLeadSpool(dataDir),
      isKeeping,
      timers: systemTimers,
      log: { warn: note, info: note },
      now: () => NOW,
    });
    opened.push(store);
    return { store, db, logged };
  };
  const lead = (key: string) => newLead({ key, receivedAt: NOW, keySince: NOW - 60_000 });
  const waiting = () => openLeadSpool(dataDir).counts().leads;
  /** Starts servers and ends them; returns what is stored then, the most recent first. */
  const handOver = async (...servers: SpoolingLeadStore[]) => {
    for (const one of servers) one.start();
    await Promise.all(servers.map((one) => one.close()));
    assert.equal(waiting(), 0);
    return server().store.list(100);
  };

  it('keeps a lead while the database is gone, and hands it over once with what follows it', async () => {
    const { store, db, logged } = server();
    db.state = 'gone';
    const sent = lead('a');
    const first = await store.accept(sent, lead('follows a'));
    const again = await store.accept(lead('a'));
    assert.deepEqual([first.isNew, again.isNew], [true, false]);
    assert.equal(again.reference, first.reference);
    assert.equal((await store.find(sent.reference))?.id, sent.id);
    db.state = 'there';
    assert.equal((await store.counts()).stored, 1);
    assert.deepEqual(
      (await store.list(10)).map(({ id, deliveries }) => [id, deliveries[0]?.state]),
      [[sent.id, 'waiting']],
    );
    const leads = await handOver(store);
    assert.equal(leads.length, 2);
    const stored = leads.find(({ id }) => id === first.id);
    assert.equal(stored?.content, sent.content);
    assert.equal(stored?.deliveries.length, sent.destinations.length);
    assert.match(logged.join(), /is kept on this machine.*were handed over/);
  });

  it('stores once what was stored although the answer was lost', async () => {
    const { store, db } = server();
    db.state = 'answers are lost';
    // Its key alone does not find it: the clock was set, or more time went by than a key counts.
    const sent = await store.accept({ ...lead('a'), keySince: NOW + 60_000 });
    db.state = 'there';
    assert.deepEqual(
      (await handOver(store)).map(({ id }) => id),
      [sent.id],
    );
  });

  it('stores once what was sent to another machine, too', async () => {
    const { store, db } = server();
    db.state = 'gone';
    const kept = await store.accept(lead('a'));
    db.state = 'there';
    const other = new SpoolingLeadStore(tables.open(), {
      spool: openLeadSpool(temporaryDataDir()),
      isKeeping: true,
      timers: systemTimers,
      log: { warn: () => {}, info: () => {} },
      now: () => NOW,
    });
    opened.push(other);
    const there = await other.accept(lead('a'));
    assert.deepEqual(
      (await handOver(store)).map(({ id }) => id),
      [there.id],
    );
    const read = server().store;
    for (const name of [kept.id, kept.reference, kept.reference.toLowerCase(), there.reference]) {
      assert.equal((await read.find(name))?.id, there.id);
    }
    await read.eraseOne(there.id);
    assert.equal(await read.find(kept.reference), undefined);
  });

  it('is handed over once by two servers of a machine', async () => {
    const [one, two] = [server(), server()];
    one.db.state = 'gone';
    const keys = Array.from({ length: 12 }, (_, index) => `${index}`);
    for (const key of keys) await one.store.accept(lead(key));
    one.db.state = 'there';
    const leads = await handOver(one.store, two.store);
    assert.deepEqual(leads.map(({ key }) => key).sort(), keys.sort());
  });

  it('hands over what was kept before it kept no more', async () => {
    const before = server();
    before.db.state = 'gone';
    await before.store.accept(lead('a'));
    const { store, db } = server(false);
    db.state = 'gone';
    await assert.rejects(store.accept(lead('b')), /ECONNREFUSED/);
    db.state = 'there';
    assert.equal((await handOver(store)).length, 1);
  });

  it('erases what waits, and what is being handed over', async () => {
    const { store, db } = server();
    db.state = 'gone';
    const mine = { ...lead('a'), email: 'Lieve@example.be' };
    const theirs = lead('b');
    await store.accept(mine);
    await store.accept(theirs);
    db.state = 'there';
    assert.deepEqual(await store.eraseByEmail('lieve@example.be'), [mine.id]);
    const spool = openLeadSpool(dataDir);
    const leased = spool.lease(60_000);
    assert.equal(leased?.lead.id, theirs.id);
    const erased = store.eraseOne(theirs.id);
    await server().store.accept({ ...theirs, key: 'as it is handed over' });
    spool.remove(leased);
    assert.deepEqual(await erased, [theirs.id]);
    assert.deepEqual(await store.list(10), []);
  });

  it('keeps no registration, as it is unknown whether a place is left', async () => {
    const { store, db } = server();
    db.state = 'gone';
    const registration = { event: '7 2027-01-02T10:00', people: 2, places: 6 };
    await assert.rejects(store.accept({ ...lead('a'), registration }), /ECONNREFUSED/);
    assert.equal(waiting(), 0);
  });

  it('keeps nothing that the database refuses', async () => {
    const { store } = server();
    const stored = lead('a');
    await store.accept(stored);
    await assert.rejects(store.accept({ ...lead('b'), id: stored.id }), /duplicate key/);
    assert.equal(waiting(), 0);
  });

  it('hands over under another reference what has that of another lead by then', async () => {
    const { store, db, logged } = server();
    db.state = 'gone';
    const kept = lead('a');
    await store.accept(kept);
    db.state = 'there';
    const other = { ...lead('b'), reference: kept.reference };
    await server().store.accept(other);
    const leads = await handOver(store);
    assert.deepEqual(leads.map(({ id }) => id).sort(), [kept.id, other.id].sort());
    assert.equal((await server().store.find(kept.reference))?.id, other.id);
    assert.match(logged.join(), /has a new reference/);
  });

  it('keeps a lead while a table is missing, as while a copy is restored', async () => {
    const { store } = server();
    const db = tables.open();
    await db.query('ALTER TABLE lead RENAME TO away');
    try {
      await store.accept(lead('a'));
    } finally {
      await db.query('ALTER TABLE away RENAME TO lead');
    }
    assert.equal(waiting(), 1);
    assert.equal((await handOver(store)).length, 1);
  });

  it('tries the others before one that could not be handed over', async () => {
    const { store, db } = server();
    const stored = lead('a');
    await store.accept(stored);
    db.state = 'gone';
    const refused = { ...lead('b'), reference: stored.reference };
    await store.accept(refused);
    await store.accept(lead('c'));
    const spool = openLeadSpool(dataDir);
    const first = spool.lease(1000);
    assert.ok(first);
    spool.release(first);
    assert.notEqual(spool.lease(1000)?.lead.id, first.lead.id);
    assert.equal(spool.lease(1000)?.lead.id, first.lead.id);
    assert.equal(spool.lease(1000), undefined, 'both are leased');
  });
});
