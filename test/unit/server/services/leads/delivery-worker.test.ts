import assert from 'node:assert/strict';
import path from 'node:path';
import { mock } from 'node:test';
import {
  DestinationDown,
  NeedsNewerRelease,
  PermanentRefusal,
} from '../../../../../server/platform/delivery-failures.ts';
import {
  type Deliver,
  DeliveryWorker,
} from '../../../../../server/services/leads/delivery-worker.ts';
import {
  DESTINATIONS,
  type Destination,
  type LeadStore,
} from '../../../../../server/services/leads/model/lead-store.ts';
import { openDatabase } from '../../../../../server/platform/sqlite/open-database.ts';
import { SqliteLeadStore } from '../../../../../server/services/leads/sqlite/sqlite-lead-store.ts';
import { LEADS_DATABASE } from '../../../../../server/services/leads/sqlite/tables.ts';
import { createLog } from '../../../../../server/platform/log.ts';
import { ManualTimers } from '../../../../support/manual-timers.ts';
import { newLead } from '../../../../support/new-lead.ts';
import { temporaryDataDir } from '../../../../support/site-app.ts';
import { until } from '../../../../support/waiting/soon.ts';

describe('the delivery worker', () => {
  let store: LeadStore;
  let timers: ManualTimers;
  let now: number;
  let sent: string[];
  let answers: Partial<Record<Destination, Deliver>>;
  let worker: DeliveryWorker;

  beforeEach(() => {
    store = new SqliteLeadStore(
      openDatabase(path.join(temporaryDataDir(), 'leads.sqlite'), LEADS_DATABASE, 0).db,
    );
    timers = new ManualTimers();
    now = 1_000_000;
    sent = [];
    answers = {};
    worker = newWorker();
  });
  afterEach(async () => {
    await worker.stop(0);
    await store.close();
  });

  function newWorker(): DeliveryWorker {
    const deliver =
      (name: Destination): Deliver =>
      async (delivery, signal) => {
        await answers[name]?.(delivery, signal);
        sent.push(`${name} ${delivery.lead.reference}`);
      };
    return new DeliveryWorker({
      store,
      deliver: {
        'agency-mail': deliver('agency-mail'),
        'visitor-mail': deliver('visitor-mail'),
        crm: deliver('crm'),
      },
      now: () => now,
      timers,
      log: createLog('silent'),
    });
  }

  const fails =
    (error: Error): Deliver =>
    () =>
      Promise.reject(error);
  const accept = async (reference: string) => {
    await store.accept(newLead({ reference }));
    await worker.wake();
  };
  const stateOf = async (reference: string, name: Destination) => {
    const lead = await store.find(reference);
    return lead?.deliveries.find(({ destination }) => destination === name);
  };

  it('hands a lead to every destination, once', async () => {
    await accept('A');
    await worker.wake();
    assert.deepEqual(sent.toSorted(), ['agency-mail A', 'crm A', 'visitor-mail A']);
    assert.equal((await store.counts()).oldestUndelivered, undefined);
  });

  it('knows when each destination answered last, while it is up', async () => {
    assert.equal(worker.answeredAt('crm'), undefined);
    answers.crm = fails(new Error('this one alone'));
    await accept('A');
    assert.equal(worker.answeredAt('crm'), undefined);
    assert.equal(worker.answeredAt('agency-mail'), now);
    answers.crm = fails(new PermanentRefusal('unknown form'));
    await accept('B');
    assert.equal(worker.answeredAt('crm'), now);
    answers.crm = fails(new DestinationDown('no connection'));
    await accept('C');
    assert.equal(worker.answeredAt('crm'), undefined);
  });

  it('finds at its next look what another server has stored', async () => {
    worker.start();
    await worker.wake();
    await store.accept(newLead({ reference: 'A' }));
    now += 5000;
    timers.goOff(5000);
    await until(() => sent.length === 3);
    assert.deepEqual(timers.waiting, [5000]);
  });

  it('sends nothing again whose delivery could not be noted while the store was gone', async () => {
    let isGone = true;
    const notes: Destination[] = [];
    const delivered = store.delivered.bind(store);
    store.delivered = async (delivery, at) => {
      notes.push(delivery.destination);
      if (isGone) throw new Error('no connection');
      return delivered(delivery, at);
    };
    const run = accept('A');
    await until(() => notes.length === 3);
    now += 30_000;
    timers.goOff(1000);
    await until(() => notes.length === 6);
    isGone = false;
    await until(() => timers.waiting.length === 3);
    timers.goOff(1000);
    await run;
    assert.equal(sent.length, 3);
    now += 60_000;
    await worker.wake();
    assert.equal(sent.length, 3);
    assert.equal((await store.counts()).waiting, 0);
  });

  it('gives up noting a delivery after ten minutes', async () => {
    let notes = 0;
    store.delivered = async () => {
      notes += 1;
      throw new Error('no connection');
    };
    const run = accept('A');
    for (let second = 1; second < 600; second += 1) {
      await until(() => timers.waiting.filter((wait) => wait === 1000).length === 3);
      timers.goOff(1000);
    }
    await run;
    assert.deepEqual([notes, sent.length], [1800, 3]);
    assert.ok(!timers.waiting.includes(1000));
  });

  it('notes a delivery until the server ends', async () => {
    store.delivered = () => Promise.reject(new Error('no connection'));
    const run = accept('A');
    await until(() => timers.waiting.length === 3);
    const stopped = worker.stop(5);
    timers.goOff(5);
    await Promise.all([run, stopped]);
    assert.equal((await store.counts()).waiting, 3);
  });

  it('leaves a delivery to the server that has begun it, as long as its lease', async () => {
    const gate = Promise.withResolvers<void>();
    answers.crm = () => gate.promise;
    const run = accept('A');
    await until(() => sent.length === 2);
    answers = {};
    const other = newWorker();
    // The other's statement began earlier, and waited until the lease was written.
    now -= 10_000;
    await other.wake();
    assert.ok(!sent.includes('crm A'));
    now += 69_999;
    await other.wake();
    assert.ok(!sent.includes('crm A'));
    now += 1;
    await other.wake();
    assert.ok(sent.includes('crm A'));
    gate.resolve();
    await run;
  });

  it('parks what is refused for good; the other destinations go on', async () => {
    answers.crm = fails(new PermanentRefusal('no such form'));
    await accept('A');
    assert.deepEqual(sent.toSorted(), ['agency-mail A', 'visitor-mail A']);
    const parked = await stateOf('A', 'crm');
    assert.deepEqual([parked?.state, parked?.reason], ['parked', 'no such form']);
    answers = {};
    await accept('B');
    assert.ok(sent.includes('crm B'));
  });

  it('never parks what needs a newer release, and lets its attempts begin anew then', async () => {
    answers.crm = fails(new NeedsNewerRelease('an unknown kind'));
    await accept('A');
    for (let day = 0; day < 5; day++) {
      now += 24 * 3_600_000;
      await worker.wake();
    }
    const { state, dueAt, since } = (await stateOf('A', 'crm'))!;
    assert.deepEqual([state, dueAt, since], ['waiting', now + 900_000, now + 900_000]);
    answers.crm = fails(new Error('odd'));
    now += 900_000;
    await worker.wake();
    assert.equal((await stateOf('A', 'crm'))?.dueAt, now + 10_000);
    answers = {};
    now += 10_000;
    await worker.wake();
    assert.ok(sent.includes('crm A'));
  });

  it('takes what needs a newer release for no sign of the destination', async () => {
    answers.crm = fails(new DestinationDown('no connection'));
    await accept('A');
    answers.crm = fails(new NeedsNewerRelease('an unknown kind'));
    now += 15_000;
    await worker.wake();
    await accept('B');
    assert.equal((await stateOf('B', 'crm'))?.attempts, 0);
  });

  it('follows the schedule after a failure of one delivery, without holding up the others', async () => {
    answers.crm = ({ lead }) =>
      lead.reference === 'A' ? Promise.reject(new Error('odd')) : Promise.resolve();
    await accept('A');
    assert.equal((await stateOf('A', 'crm'))?.dueAt, now + 10_000);
    await accept('B');
    assert.ok(sent.includes('crm B'));
    answers = {};
    now += 9999;
    await worker.wake();
    assert.ok(!sent.includes('crm A'));
    now += 1;
    await worker.wake();
    assert.ok(sent.includes('crm A'));
  });

  it('probes a destination that is down, and empties its queue when it answers', async () => {
    let asked = 0;
    answers.crm = () => {
      asked++;
      return Promise.reject(new DestinationDown('no connection'));
    };
    await accept('A');
    for (const reference of ['B', 'C', 'D']) await accept(reference);
    assert.equal(asked, 1);
    // Not yet due by the schedule, but the destination is looked at.
    for (const wait of [14_999, 1, 15_000]) {
      now += wait;
      await worker.wake();
    }
    assert.equal(asked, 3);
    assert.equal(sent.filter((line) => line.startsWith('agency-mail')).length, 4);

    answers = {};
    now += 15_000;
    await worker.wake();
    const delivered = sent.filter((line) => line.startsWith('crm')).toSorted();
    assert.deepEqual(delivered, ['crm A', 'crm B', 'crm C', 'crm D']);
  });

  it('delivers at once what was stored, or failed, while the clock was a day ahead', async () => {
    const right = now;
    now += 24 * 3_600_000;
    answers.crm = fails(new DestinationDown('no connection'));
    answers['agency-mail'] = fails(new Error('busy'));
    await store.accept(newLead({ reference: 'A', receivedAt: now }));
    await worker.wake();
    // Received before, and tried while it was ahead.
    await store.accept(newLead({ reference: 'B', receivedAt: right }));
    await worker.wake();
    now = right;
    answers = {};
    await worker.wake();
    await worker.wake();
    const expected = DESTINATIONS.flatMap((name) => [`${name} A`, `${name} B`]);
    assert.deepEqual(sent.toSorted(), expected.toSorted());
  });

  it('notes a failure, also where the store cannot make the others due', async () => {
    answers.crm = fails(new DestinationDown('no connection'));
    await accept('A');
    answers.crm = fails(new Error('odd'));
    const makeDue = mock.method(store, 'makeDue', () => Promise.reject(new Error('disk full')));
    now += 15_000;
    await worker.wake();
    assert.equal(makeDue.mock.callCount(), 1);
    const { reason, dueAt, attempts } = (await stateOf('A', 'crm')) ?? {};
    assert.deepEqual([reason, attempts], ['odd', 2]);
    assert.ok(dueAt !== undefined && dueAt > now);
    // It is not held by its lease: another server may take it when it is due.
    answers = {};
    now = dueAt;
    await newWorker().wake();
    assert.ok(sent.includes('crm A'));
  });

  it('empties the queues together with another server, each delivery once', async () => {
    const second = newWorker();
    const down = fails(new DestinationDown('no connection'));
    answers = { 'agency-mail': down, 'visitor-mail': down, crm: down };
    const references = Array.from({ length: 60 }, (_, index) => `R${index}`);
    for (const reference of references) await accept(reference);
    await second.wake();
    assert.deepEqual(sent, []);

    answers = {};
    now += 15_000;
    await Promise.all([worker.wake(), second.wake()]);
    const expected = references.flatMap((reference) =>
      ['agency-mail', 'crm', 'visitor-mail'].map((name) => `${name} ${reference}`),
    );
    assert.equal(sent.length, expected.length);
    assert.deepEqual(new Set(sent), new Set(expected));
    assert.equal((await store.counts()).waiting, 0);
    await second.stop(0);
  });

  it('parks after three days', async () => {
    answers.crm = fails(new Error('odd'));
    await accept('A');
    for (let attempts = 0; attempts < 30; attempts++) {
      now = (await stateOf('A', 'crm'))?.dueAt ?? 0;
      await worker.wake();
    }
    const { state, attempts } = (await stateOf('A', 'crm')) ?? {};
    assert.deepEqual([state, attempts], ['parked', 20]);
  });

  it('lets a delivery that it began end before it stops', async () => {
    const gate = Promise.withResolvers<void>();
    answers.crm = () => gate.promise;
    worker.start();
    const run = accept('A');
    await until(() => sent.length === 2);
    const stopped = worker.stop(5000);
    gate.resolve();
    await Promise.all([stopped, run]);
    assert.ok(sent.includes('crm A'));
    assert.deepEqual(timers.waiting, []);
  });

  it('aborts one that takes too long at the stop, for the next start', async () => {
    answers.crm = (_delivery, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    const run = accept('A');
    await until(() => sent.length === 2);
    const stopped = worker.stop(5000);
    timers.goOff(5000);
    await Promise.all([stopped, run]);
    answers = {};
    worker = newWorker();
    await worker.wake();
    assert.ok(sent.includes('crm A'));
  });
});
