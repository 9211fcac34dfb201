import assert from 'node:assert/strict';
import { refreshPicturesPeriodically } from '../../../../../server/services/media/refresh-pictures.ts';
import { ManualTimers } from '../../../../support/manual-timers.ts';

describe('refreshPicturesPeriodically', () => {
  it('looks a moment after the start, then a minute after each look, until it is stopped', async () => {
    const timers = new ManualTimers();
    let looks = 0;
    const refresh = async () => {
      looks += 1;
    };
    let sweeps = 0;
    const makeAhead = async () => {
      sweeps += 1;
    };
    const stop = refreshPicturesPeriodically({ refresh, makeAhead }, timers);
    assert.deepEqual([timers.waiting, looks], [[2_000], 0]);
    timers.goOff(2_000);
    await Promise.resolve();
    assert.deepEqual([looks, sweeps], [1, 1]);
    assert.deepEqual(timers.waiting, [60_000]);
    timers.goOff(60_000);
    await Promise.resolve();
    assert.deepEqual([looks, sweeps], [2, 2]);
    stop();
    assert.deepEqual(timers.waiting, []);
  });
});
