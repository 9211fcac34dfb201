import assert from 'node:assert/strict';
import { keepPictures } from '../../../server/media/keep-pictures.ts';
import { ManualTimers } from '../../support/manual-timers.ts';

describe('keepPictures', () => {
  it('looks at once, then a minute after each look, until it is stopped', async () => {
    const timers = new ManualTimers();
    let looks = 0;
    const refresh = async () => {
      looks += 1;
    };
    const stop = keepPictures({ refresh }, timers);
    await Promise.resolve();
    assert.equal(looks, 1);
    assert.deepEqual(timers.waiting, [60_000]);
    timers.goOff(60_000);
    await Promise.resolve();
    assert.equal(looks, 2);
    stop();
    assert.deepEqual(timers.waiting, []);
  });
});
