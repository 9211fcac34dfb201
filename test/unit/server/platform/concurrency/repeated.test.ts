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

  it('is done sooner after a failure, and later after each further one', async () => {
    const timers = new ManualTimers();
    const [minute, hour] = [60_000, 3_600_000];
    let isDone = false;
    const repeated = new Repeated(timers, hour, async () => isDone);
    repeated.start();
    const after: number[] = [];
    for (let run = 0; run < 7; run += 1) {
      await new Promise(setImmediate);
      assert.equal(timers.waiting.length, 1);
      after.push(timers.waiting[0]! / minute);
      timers.goOff(timers.waiting[0]!);
    }
    assert.deepEqual(after, [1, 2, 4, 8, 16, 32, 60]);
    isDone = true;
    await new Promise(setImmediate);
    timers.goOff(hour);
    await new Promise(setImmediate);
    isDone = false;
    timers.goOff(hour);
    await new Promise(setImmediate);
    assert.deepEqual(timers.waiting, [minute]);
    await repeated.stop();
    assert.deepEqual(timers.waiting, []);
  });

  it('is not done again where it fails after it was stopped', async () => {
    const timers = new ManualTimers();
    const gate = Promise.withResolvers<boolean>();
    const repeated = new Repeated(timers, 3_600_000, () => gate.promise);
    repeated.start();
    const stopped = repeated.stop();
    gate.resolve(false);
    await stopped;
    assert.deepEqual(timers.waiting, []);
  });

  it('is stopped at once where none runs', async () => {
    await new Repeated(new ManualTimers(), 1000, () => Promise.resolve()).stop();
  });
});
