import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  refreshPeriodically,
  refreshDelay,
} from '../../../../../server/services/catalogue/refresh-periodically.ts';
import { ManualTimers } from '../../../../support/manual-timers.ts';
import { SampleCrm, sampleCatalogue, withDataDir } from './sample-crm.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

describe('time between refreshes', () => {
  it('is about five minutes while the CRM answers', () => {
    assert.deepEqual(
      [0, 0.5, 1].map((random) => refreshDelay(0, random)),
      [4.5 * MINUTE, 5 * MINUTE, 5.5 * MINUTE],
    );
  });

  it('begins with seconds after a failure, and doubles', () => {
    const delays = [1, 2, 3, 4, 5, 6, 7].map((failures) => refreshDelay(failures, 1) / SECOND);
    assert.deepEqual(delays, [10, 20, 40, 80, 160, 300, 300]);
    assert.equal(refreshDelay(1, 0), 5 * SECOND);
  });

  it('is never more than the interval nor less than half of the first retry', () => {
    const failures = fc.integer({ min: 1, max: 5000 });
    fc.assert(
      fc.property(failures, fc.double({ min: 0, max: 1, noNaN: true }), (count, random) => {
        const delay = refreshDelay(count, random);
        assert(Number.isInteger(delay) && delay >= 5 * SECOND && delay <= 5 * MINUTE);
      }),
    );
  });
});

describe('keeping the catalogue fresh', () => {
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  async function kept(
    use: (world: {
      crm: SampleCrm;
      timers: ManualTimers;
      tick: (ms: number) => Promise<void>;
      stop: () => void;
    }) => Promise<void>,
  ) {
    await withDataDir(async (dataDir) => {
      const crm = new SampleCrm();
      const { catalogue } = sampleCatalogue(crm, dataDir);
      await catalogue.start();
      const timers = new ManualTimers();
      const stop = refreshPeriodically(catalogue, { timers, random: () => 0.5 });
      await settled();
      const tick = async (ms: number) => {
        timers.goOff(ms);
        await catalogue.idle();
        await settled();
      };
      await use({ crm, timers, tick, stop });
    });
  }

  it('asks again and again, one question at a time', () =>
    kept(async ({ crm, timers, tick }) => {
      for (const asked of [1, 2, 3]) {
        assert.equal(crm.asked, asked);
        assert.deepEqual(timers.waiting, [5 * MINUTE]);
        await tick(5 * MINUTE);
      }
    }));

  it('backs off while the CRM fails, and returns to its interval', () =>
    kept(async ({ crm, timers, tick }) => {
      crm.homesFail = true;
      await tick(5 * MINUTE);
      assert.deepEqual(timers.waiting, [7_500]);
      await tick(7_500);
      assert.deepEqual(timers.waiting, [15_000]);
      crm.homesFail = false;
      await tick(15_000);
      assert.deepEqual(timers.waiting, [5 * MINUTE]);
    }));

  it('stops when it is told to', () =>
    kept(async ({ timers, stop }) => {
      stop();
      assert.deepEqual(timers.waiting, []);
    }));

  it('waits for the refresh of the start before it plans the next', async () => {
    const timers = new ManualTimers();
    let end = () => {};
    const first = new Promise<void>((resolve) => (end = resolve));
    const record = { failures: 0, failuresInARow: 0, broken: 0, isHeldBack: false };
    refreshPeriodically(
      { refresh: async () => {}, idle: () => first, record },
      { timers, random: () => 0.5 },
    );
    await settled();
    assert.deepEqual(timers.waiting, []);
    record.failuresInARow = 1;
    end();
    await settled();
    assert.deepEqual(timers.waiting, [7_500]);
  });
});
