import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import { createLog } from '../../../../../server/platform/log.ts';
import { SearchUpkeep } from '../../../../../server/services/alerts/search-upkeep.ts';
import { ManualTimers } from '../../../../support/manual-timers.ts';

const MINUTE = 60_000;
const NO_SEARCHES = { unconfirmed: 0, active: 0, paused: 0, ended: 0 };

describe('the upkeep of saved searches', () => {
  it('looks every quarter of an hour, and a minute after a look that failed', async () => {
    const timers = new ManualTimers();
    let looks = 0;
    let isBroken = true;
    const upkeep = new SearchUpkeep({
      store: {
        sweep: async () => {
          looks += 1;
          if (isBroken) throw new Error('no answer within 0.6 s');
          return { ended: 0, erased: 0 };
        },
        expiring: async () => [],
        remind: async () => false,
        counts: async () => NO_SEARCHES,
      },
      wake: () => {},
      now: () => 0,
      timers,
      log: createLog('silent'),
    });
    const minute = async () => {
      timers.goOff(MINUTE);
      await setImmediate();
    };
    upkeep.repeated.start();
    await setImmediate();
    assert.equal(upkeep.concerns().length, 1);
    isBroken = false;
    await minute();
    assert.deepEqual([looks, upkeep.concerns(), upkeep.counts], [2, [], NO_SEARCHES]);
    for (let minutes = 0; minutes < 14; minutes += 1) await minute();
    assert.equal(looks, 2);
    await minute();
    assert.equal(looks, 3);
    await upkeep.repeated.stop();
  });
});
