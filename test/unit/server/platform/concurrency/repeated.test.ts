import assert from 'node:assert/strict';
import { Repeated } from '../../../../../server/platform/concurrency/repeated.ts';
import { ManualTimers } from '../../../../support/manual-timers.ts';

describe('repeated work', () => {
  it('is awaited when it is stopped, and begins no more', async () => {
    const timers = new ManualTimers();
    const running: (() => void)[] = [];
    const repeated = new Repeated(
      timers,
      1000,
      () => new Promise<void>((resolve) => running.push(resolve)),
    );
    repeated.start();
    timers.goOff(1000);
    assert.equal(running.length, 2);
    let isEnded = false;
    const ended = repeated.stop().then(() => (isEnded = true));
    assert.deepEqual(timers.waiting, []);
    running[1]?.();
    await new Promise(setImmediate);
    assert.equal(isEnded, false);
    running[0]?.();
    await ended;
  });

  it('is stopped at once where none runs', async () => {
    await new Repeated(new ManualTimers(), 1000, () => Promise.resolve()).stop();
  });
});
