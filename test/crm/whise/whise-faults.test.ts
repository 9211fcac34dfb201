import assert from 'node:assert/strict';
import { CRM_SANITIZER } from '../../../server/services/crm/crm-sanitizer.ts';
import { mock } from 'node:test';
import { inspect } from 'node:util';
import type { WhiseFault } from '../../../server/services/crm/whise-emulator/whise-faults.ts';
import { adviceOn } from '../../../server/services/crm/whise/whise-advice.ts';
import type { WireRecord } from '../../../server/services/crm/wire-values.ts';
import { CLOCKS, FaultyCatalogue, passTime } from '../faulty-catalogue.ts';
import { type EmulatedWhise, emulatedWhise, sampleEstates, SECRETS } from './emulated-whise.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const SECOND = 1000;
const LIST = 'v1/estates/list';
const HOUSE: WireRecord = { ...sampleEstates().get(900001), updateDateTime: undefined };
const houses = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...HOUSE, id: index + 1 }));

/** Faults, what is said of a list that meets them, and what an operator is advised. */
const SAID: readonly (readonly [WhiseFault, said: RegExp, advised: RegExp])[] = [
  [
    'silent',
    /^v1\/estates\/list: no answer within 10 s$/,
    /a smaller pageSize, or a larger listTi/,
  ],
  ['late', /^v1\/estates\/list: no answer within 10 s$/, /a smaller pageSize, or a larger listTi/],
  ['flapping', /^v1\/estates\/list: status 503$/, /Is Whise up/],
  ['failing', /^v1\/estates\/list: status 500$/, /Is Whise up/],
  [
    'garbage',
    /^v1\/estates\/list answered 17 characters that are no answer$/,
    /WHISE_URL the addr/,
  ],
  ['half', /^v1\/estates\/list answered \d+ characters that are no answer$/, /WHISE_URL the addr/],
  ['no-record', /^v1\/estates\/list answered 2 characters that are no answer$/, /WHISE_URL/],
  ['endless', /^v1\/estates\/list: an answer of more than 50 MB$/, /a smaller pageSize/],
  ['unauthorized', /does not let it make this call.*401/, /which calls the account may m/],
  ['partly-refusing', /BadRequestFormat a parameter was ignored$/, /WHISE_OPTIONS say what is/],
];
/** Those that a list shows only when it is read whole. */
const OF_LISTS = ['half-lists', 'one-page', 'overlapping', 'miscounting', 'renamed'] as const;
const isWaited = (fault: WhiseFault) => fault === 'silent' || fault === 'late';

describe('a Whise that fails', () => {
  let whise: EmulatedWhise;
  let time: number;
  const now = () => time;
  beforeEach(async () => {
    mock.timers.enable({ apis: CLOCKS });
    time = NOW;
    whise = await emulatedWhise(houses(60), { now });
  });
  afterEach(async () => {
    await whise.close();
    mock.timers.reset();
  });

  const count = () => whise.emulator.calls.length;
  const read = () => whise.calls.call(LIST, {}, { kind: 'write' });
  function assertNoSecret(text: string): void {
    const { port } = new URL(whise.emulator.config.url);
    for (const secret of [...Object.values(SECRETS), `:${port}`, 'Bearer']) {
      assert.ok(!text.includes(secret), `${secret} in ${text}`);
    }
  }

  for (const [fault, said, advised] of SAID) {
    it(`has a message that it is ${fault}, without URL, token or password`, async () => {
      await read();
      whise.emulator.fault = fault;
      whise.emulator.faulty = new RegExp(`^${LIST}$`);
      const before = count();
      const failed = read().then(
        () => assert.fail(`${fault}: it was answered`),
        (error: unknown) => error as Error,
      );
      if (isWaited(fault)) await passTime(count, before, 10 * SECOND);
      const error = await failed;
      assert.match(error.message, said);
      assert.match(adviceOn(error) ?? '', advised);
      assertNoSecret(inspect(error, { depth: 20, showHidden: true }));
    });
  }

  it('stops waiting for a sign-in that is not answered when its caller does', async () => {
    whise.emulator.fault = 'silent';
    const caller = new AbortController();
    const ended = assert.rejects(
      whise.calls.call(LIST, {}, { signal: caller.signal }),
      /the caller has left/,
    );
    await passTime(count, 0, 0);
    caller.abort(new Error('the caller has left'));
    await ended;
  });

  for (const fault of [...SAID.map(([of]) => of), ...OF_LISTS, 'bad-credentials'] as const) {
    it(`leaves the catalogue as it is while it is ${fault}, says so, and fills it again`, async () => {
      const filled = new FaultyCatalogue(whise.open().catalogue, now);
      await filled.refreshed();
      assert.equal(filled.catalogue.size, 60);
      const { version } = filled.catalogue;
      time += 60 * 60 * SECOND;
      whise.emulator.fault = fault;
      if (fault === 'bad-credentials') whise.emulator.forgetTokens();
      await (isWaited(fault) ? filled.refreshed(count, 30 * SECOND) : filled.refreshed());
      assert.deepEqual(
        [filled.catalogue.record.failuresInARow, filled.catalogue.version],
        [1, version],
      );
      const why =
        /the CRM (?:refuses|fails|cannot be reached|answers [a-z ]+): .*(?:Whise|v1\/estates\/list)/;
      assert.match(filled.said, why);
      assert.match(filled.catalogue.concerns().join('\n'), why);
      assertNoSecret(filled.said);

      whise.emulator.fault = 'none';
      time += 60 * SECOND;
      whise.emulator.estates.replace(houses(61), time);
      await filled.refreshed();
      assert.deepEqual([filled.catalogue.record.failuresInARow, filled.catalogue.size], [0, 61]);
    });
  }

  it('is read to the end where it forgets its tokens in the middle of its pages', async () => {
    whise.emulator.estates.replace(houses(180), time);
    whise.emulator.fault = 'forgetful';
    const { items } = await whise.open().catalogue.properties();
    assert.equal(items.length, 180);
    const logins = whise.emulator.calls.filter((call) => call === 'token').length;
    assert.ok(logins > 1 && logins < 8, String(logins));
  });

  it('is read whole at each refresh where it does not sort, so that an address is hidden at once', async () => {
    whise.emulator.fault = 'unsorted';
    const dated = houses(4).map((one, index) => ({
      ...one,
      updateDateTime: `2026-11-0${index + 1}T08:00:00.5`,
    }));
    whise.emulator.estates.replace(dated, time);
    const { catalogue } = whise.open();
    const first = await catalogue.version();
    await catalogue.properties();
    const { displayAddress: _shown, ...hidden } = dated[1] as WireRecord;
    const changed = { ...hidden, updateDateTime: '2026-11-22T12:00:30' };
    whise.emulator.estates.replace([dated[0]!, changed, dated[2]!, dated[3]!], time);
    assert.notEqual(await catalogue.version(), first);
    const { items } = await catalogue.properties();
    assert.equal(CRM_SANITIZER.home(items.find(({ id }) => id === 2)!).street, '');
    assert.match(String(catalogue.warnings?.()), /does not tell which of its estates changed last/);
  });

  it('is read where its dates are nonsense, and whole at each refresh', async () => {
    const dated = (day: string) => houses(3).map((one) => ({ ...one, updateDateTime: day }));
    whise.emulator.estates.replace(dated('lang geleden'), time);
    const { catalogue } = whise.open();
    const versions = new Set([await catalogue.version()]);
    assert.equal((await catalogue.properties()).items.length, 3);
    versions.add(await catalogue.version());
    versions.add(await catalogue.version());
    assert.equal(versions.size, 3);
    assert.equal((await catalogue.properties()).items.length, 3);
  });
});
