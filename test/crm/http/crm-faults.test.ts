import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { inspect } from 'node:util';
import type { Fault } from '../../../server/services/crm/emulator/faults.ts';
import { faultText } from '../../../server/services/crm/catalogue-fault.ts';
import { crmAdvice } from '../../../server/services/crm/http/crm-advice.ts';
import { crmHome, PERSON } from '../catalogue-contract.ts';
import { CLOCKS, FaultyCatalogue, passTime } from '../faulty-catalogue.ts';
import { type EmulatedCrm, emulatedCrm, SECRETS } from './emulated-crm.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const SECOND = 1000;
/** Texts by which a language is known, so that it is kept while it is not answered. */
const description = { nl: 'Ruim.', fr: 'Spacieux.', en: 'Spacious.', de: 'Geräumig.' };
const HOMES = [1, 2, 3].map((id) => crmHome(id, { description }));

/** Faults, and what is said of a call that meets them. */
const SAID: readonly (readonly [Fault, RegExp])[] = [
  ['silent', /^GetUserList: no answer within 5 s$/],
  ['late', /^GetUserList: no answer within 5 s$/],
  ['refusing', /^GetUserList was refused: 500 closed$/],
  ['flapping', /^GetUserList: status 503$/],
  ['garbage', /^GetUserList answered 17 characters that are no JSON$/],
  ['half', /^GetUserList answered \d+ characters that are no JSON$/],
  ['endless', /^GetUserList: an answer of more than 50 MB$/],
  ['bad-credentials', /^GetUserList was refused: 600$/],
];
/** What is said of it to an agency. */
const ADVISED: Readonly<Record<string, RegExp>> = {
  silent: /a smaller pageSize, or a larger listTimeout/,
  late: /a smaller pageSize, or a larger listTimeout/,
  refusing: /500 closed\. Ask the CRM's supplier/,
  flapping: /Is the CRM up/,
  garbage: /CRM_URL must be/,
  half: /CRM_URL must be/,
  endless: /a smaller pageSize/,
  'bad-credentials': /set CRM_CUSTOMER and CRM_PASSWORD/,
};
/** What it is called by the log and `/readyz`. */
const KINDS: Readonly<Record<string, string>> = {
  silent: 'the CRM answers too late',
  late: 'the CRM answers too late',
  refusing: 'the CRM refuses',
  flapping: 'the CRM fails',
  garbage: 'the CRM answers what cannot be read',
  half: 'the CRM answers what cannot be read',
  endless: 'the CRM fails',
  'bad-credentials': 'the CRM refuses',
};
const isWaited = (fault: Fault) => fault === 'silent' || fault === 'late';

describe('a CRM on the wire that fails', () => {
  let crm: EmulatedCrm;
  /** The clock that the adapter is given. */
  let time: number;
  const now = () => time;
  beforeEach(async () => {
    mock.timers.enable({ apis: CLOCKS });
    time = NOW;
    crm = await emulatedCrm({ homes: HOMES, people: [PERSON] }, { now });
  });
  afterEach(async () => {
    await crm.close();
    mock.timers.reset();
  });

  const write = () => crm.calls.call('GetUserList', {}, { kind: 'write' });
  const read = () => crm.calls.call('GetUserList', {});
  const count = () => crm.emulator.calls.length;
  async function failureOf(fault: Fault): Promise<Error> {
    crm.emulator.fault = fault;
    const before = count();
    const failed = write().then(
      () => assert.fail(`${fault}: it was answered`),
      (error: unknown) => error as Error,
    );
    if (isWaited(fault)) await passTime(count, before, 5 * SECOND);
    return failed;
  }

  for (const [fault, said] of SAID) {
    it(`has a message that it is ${fault}, without URL or credentials`, async () => {
      const error = await failureOf(fault);
      assert.match(error.message, said);
      assert.match(crmAdvice(error) ?? '', ADVISED[fault]!);
      assert.equal(faultText(error), `${KINDS[fault]}: ${error.message}`);
      assertNoSecret(inspect(error, { depth: 20, showHidden: true }));
    });
  }

  function assertNoSecret(text: string): void {
    const { customer, password } = SECRETS;
    const port = new URL(crm.emulator.config.url).port;
    for (const secret of [customer, password, 'json=', `:${port}`, 'Omnicasa']) {
      assert.ok(!text.includes(secret), `${secret} in ${text}`);
      assert.ok(!text.includes(encodeURIComponent(secret)), `${secret} in ${text}`);
    }
  }

  it('repeats a call that reads, twice at most, and none that writes', async () => {
    crm.emulator.fault = 'flapping';
    await read();
    assert.equal(count(), 3);
    await assert.rejects(write());
    assert.equal(count(), 4);
  });

  it('repeats ever fewer calls while many fail', async () => {
    crm.emulator.fault = 'flapping';
    await read();
    await read();
    await assert.rejects(read());
    // The third call would have come through, had it been repeated twice as well.
    assert.equal(count(), 3 + 3 + 2);
  });

  it('is not asked after five failures, but once after ten seconds, until it answers', async () => {
    crm.emulator.fault = 'garbage';
    for (let call = 0; call < 5; call += 1) await assert.rejects(write(), /no JSON/);
    const error = await write().catch((thrown: unknown) => thrown);
    assert.match(String(error), /not asked, as the last 5 calls failed/);
    assert.match(crmAdvice(error) ?? '', /no JSON. CRM_URL must be the address of the service/);
    time += 10 * SECOND - 1;
    await assert.rejects(read(), /not asked/);
    assert.equal(count(), 5);
    time += 1;
    await assert.rejects(write(), /no JSON/);
    await assert.rejects(write(), /not asked/);
    assert.equal(count(), 6);
    crm.emulator.fault = 'none';
    await assert.rejects(write(), /not asked/);
    time += 10 * SECOND;
    await write();
    await Promise.all([write(), write()]);
    assert.equal(count(), 9);
  });

  it('is asked for everything else while optional calls fail', async () => {
    crm.emulator.fault = 'garbage';
    const optional = () => crm.calls.call('GetCountryList', {}, { kind: 'optional' });
    for (let call = 0; call < 5; call += 1) await assert.rejects(optional(), /no JSON/);
    await assert.rejects(optional(), /not asked/);
    assert.equal(count(), 5);
    crm.emulator.fault = 'none';
    await read();
  });

  it('refuses often without a pause: it answers', async () => {
    crm.emulator.fault = 'refusing';
    for (let call = 0; call < 7; call += 1) await assert.rejects(read(), /refused/);
    assert.equal(count(), 7);
  });

  for (const fault of [...SAID.map(([of]) => of), 'half-lists'] as const) {
    it(`leaves the catalogue as it is while it is ${fault}, and fills it again`, async () => {
      const filled = new FaultyCatalogue(crm.open().catalogue, now);
      const { catalogue } = filled;
      await filled.refreshed();
      assert.equal(catalogue.size, HOMES.length);
      const { version } = catalogue;
      crm.emulator.fault = fault;
      await (isWaited(fault) ? filled.refreshed(count, 5 * SECOND) : filled.refreshed());
      // Of a CRM that fails now and then, some languages are answered: the others are kept.
      if (fault !== 'flapping') assert.equal(catalogue.record.failuresInARow, 1);
      assert.ok(catalogue.concerns().length > 0);
      assert.equal(catalogue.version, version);
      assertNoSecret(filled.said);

      crm.emulator.fault = 'none';
      time += 10 * SECOND;
      crm.agency.replace(
        { homes: [...HOMES, crmHome(4)], projects: [], people: [PERSON], owners: [] },
        time,
      );
      await filled.refreshed();
      assert.equal(catalogue.record.failuresInARow, 0);
      assert.equal(catalogue.size, HOMES.length + 1);
    });
  }
});
