import assert from 'node:assert/strict';
import path from 'node:path';
import { EmulatedAgency } from '../../../server/services/crm/emulator/emulated-agency.ts';
import { type Emulator, startEmulator } from '../../../server/services/crm/emulator/emulator.ts';
import { CrmCalls } from '../../../server/services/crm/http/crm-calls.ts';
import { crmFromCalls } from '../../../server/services/crm/http/http-crm.ts';
import { wireOptionsSchema } from '../../../server/services/crm/wire-options.ts';
import { DeliveryWorker } from '../../../server/services/leads/delivery-worker.ts';
import type { LeadStore } from '../../../server/services/leads/model/lead-store.ts';
import { LEADS_DATABASE } from '../../../server/services/leads/sqlite/tables.ts';
import { SqliteLeadStore } from '../../../server/services/leads/sqlite/sqlite-lead-store.ts';
import { createLog } from '../../../server/platform/log.ts';
import { openDatabase } from '../../../server/platform/sqlite/open-database.ts';
import type { Lead } from '../../../views/domain/lead.ts';
import { ManualTimers } from '../../support/manual-timers.ts';
import { newLead } from '../../support/new-lead.ts';
import { temporaryDataDir } from '../../support/site-app.ts';
import { LEADS } from '../lead-contract.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PROBE_INTERVAL = 15_000;
const OPTIONS = wireOptionsSchema.parse({});

describe('leads on their way to a CRM behind HTTP', () => {
  let agency: EmulatedAgency;
  let emulator: Emulator;
  let calls: CrmCalls;
  let store: LeadStore;
  let worker: DeliveryWorker;
  let now: number;
  let isUp: boolean;

  beforeEach(async () => {
    now = 1_000_000;
    agency = new EmulatedAgency({ homes: [], projects: [], people: [], owners: [] }, OPTIONS);
    emulator = await startEmulator({ agency, options: OPTIONS });
    isUp = true;
    calls = new CrmCalls(emulator.config, () => now);
    const { leads: crm } = crmFromCalls(calls, emulator.config, () => now);
    store = new SqliteLeadStore(
      openDatabase(path.join(temporaryDataDir(), 'leads.sqlite'), LEADS_DATABASE, 0).db,
    );
    worker = new DeliveryWorker({
      store,
      deliver: {
        'agency-mail': async () => {},
        'visitor-mail': async () => {},
        crm: ({ lead }, signal) => crm.deliver(lead.id, JSON.parse(lead.content) as Lead, signal),
      },
      now: () => now,
      timers: new ManualTimers(),
      log: createLog('silent'),
    });
  });
  afterEach(async () => {
    await worker.stop(0);
    await store.close();
    await calls.destroy();
    if (isUp) await emulator.close();
  });

  const goDown = async () => {
    await emulator.close();
    isUp = false;
  };
  const comeUp = async () => {
    const port = Number(new URL(emulator.config.url).port);
    emulator = await startEmulator({ agency, options: OPTIONS, port });
    isUp = true;
  };
  const accept = async (reference: string, lead = LEADS.contact) => {
    const content = JSON.stringify(lead);
    await store.accept(newLead({ reference, receivedAt: now, content, destinations: ['crm'] }));
    await worker.wake();
  };
  const pass = async (ms: number, step = MINUTE) => {
    for (let passed = 0; passed < ms; passed += step) {
      now += step;
      await worker.wake();
    }
  };
  const stateOf = async (reference: string) => {
    const [delivery] = (await store.find(reference))?.deliveries ?? [];
    return [delivery?.state, delivery?.reason];
  };
  const sent = (endpoint: string) => emulator.calls.filter((call) => call === endpoint).length;
  const withoutEmail: Lead = { ...LEADS.contact, person: { ...LEADS.contact.person, email: '' } };

  it('all go at the next probe when it was down for three hours', async () => {
    await goDown();
    for (let index = 0; index < 12; index++) {
      await accept(`R${index}`);
      await pass(HOUR / 4);
    }
    await comeUp();
    now += PROBE_INTERVAL;
    await worker.wake();
    assert.equal(agency.leads.length, 12);
    assert.equal((await store.counts()).waiting, 0);
  });

  for (const fault of ['bad-credentials', 'refusing', 'garbage'] as const) {
    it(`are all delivered once it is no longer ${fault}, and none is parked`, async () => {
      emulator.fault = fault;
      for (const reference of ['A', 'B', 'C']) await accept(reference);
      await pass(4 * HOUR);
      assert.equal((await store.counts()).parked, 0);
      // It is a list that is asked for while it is down: a CRM could have stored the lead each time.
      assert.ok(sent('ContactOnMe') <= 3, `sent ${sent('ContactOnMe')} times`);
      emulator.fault = 'none';
      now += PROBE_INTERVAL;
      await worker.wake();
      assert.equal(agency.leads.length, 3);
    });
  }

  it('one that it refuses for what it says is parked at once; the others go on', async () => {
    await accept('A', withoutEmail);
    assert.deepEqual(await stateOf('A'), ['parked', 'ContactOnMe was refused: 404']);
    await accept('B');
    assert.deepEqual(await stateOf('B'), ['delivered', undefined]);
  });

  it('one that it refuses first after it was down does not hold up the others', async () => {
    await goDown();
    await accept('A', withoutEmail);
    await accept('B');
    await accept('C');
    await pass(HOUR);
    await comeUp();
    now += PROBE_INTERVAL;
    await worker.wake();
    assert.deepEqual((await stateOf('A'))[0], 'parked');
    assert.equal(agency.leads.length, 2);
  });

  it('a refusal that passes is no reason to park, nor to hold up others', async () => {
    emulator.fault = 'refusing';
    emulator.faulty = /^ContactOnMe$/;
    await accept('A');
    assert.deepEqual(await stateOf('A'), ['waiting', 'ContactOnMe was refused: 500 closed']);
    await accept('B', LEADS.demand);
    assert.deepEqual(await stateOf('B'), ['delivered', undefined]);
  });

  it('one that alone fails after it was down is sent by its own schedule, others at the next probes', async () => {
    await goDown();
    await accept('A');
    await accept('B', LEADS.demand);
    await pass(HOUR);
    await comeUp();
    emulator.fault = 'garbage';
    emulator.faulty = /^ContactOnMe$/;
    await pass(4 * MINUTE, PROBE_INTERVAL);
    assert.deepEqual((await stateOf('B'))[0], 'delivered');
    // By the probe, when the queue was due, and no more: its schedule has it again after three hours.
    assert.ok(sent('ContactOnMe') <= 2, `sent ${sent('ContactOnMe')} times`);
    emulator.fault = 'none';
    await pass(3 * HOUR);
    assert.deepEqual((await stateOf('A'))[0], 'delivered');
  });

  it('one that alone waits is not sent at each probe by which it fails', async () => {
    await goDown();
    await accept('A');
    await pass(HOUR);
    await comeUp();
    emulator.fault = 'garbage';
    emulator.faulty = /^ContactOnMe$/;
    await pass(HOUR);
    assert.ok(sent('ContactOnMe') <= 2, `sent ${sent('ContactOnMe')} times`);
    emulator.fault = 'none';
    await pass(2 * HOUR);
    assert.deepEqual((await stateOf('A'))[0], 'delivered');
  });
});
