import assert from 'node:assert/strict';
import fc from 'fast-check';
import { concurrencyLimit } from '../../../../../server/platform/concurrency/concurrency-limit.ts';

const full = () => new RangeError('the queue is full');

describe('a concurrency limit', () => {
  it('never does more at a time than it has slots, does all, and in order', async () => {
    const jobs = fc.array(fc.record({ turns: fc.nat(5), fails: fc.boolean() }), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), jobs, async (count, all) => {
        const slots = concurrencyLimit({ atATime: count, maxWaiting: 30, full });
        const begun: number[] = [];
        let running = 0;
        const done = all.map(({ turns, fails }, at) =>
          slots.run(async () => {
            begun.push(at);
            running += 1;
            assert.ok(running <= count);
            for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
            running -= 1;
            if (fails) throw new Error('failed');
            return at;
          }),
        );
        const results = await Promise.allSettled(done);
        assert.deepEqual(
          results.map(({ status }) => status === 'rejected'),
          all.map(({ fails }) => fails),
        );
        assert.deepEqual(begun, [...all.keys()]);
      }),
    );
  });

  it('turns away who would have to wait behind too many', async () => {
    const slots = concurrencyLimit({ atATime: 1, maxWaiting: 1, full });
    let free = () => {};
    const first = slots.run(() => new Promise<void>((resolve) => (free = resolve)));
    await Promise.resolve();
    const second = slots.run(async () => 'second');
    await assert.rejects(
      slots.run(async () => 'third'),
      { name: 'RangeError', message: 'the queue is full' },
    );
    free();
    await first;
    assert.equal(await second, 'second');
    assert.equal(await slots.run(async () => 'fourth'), 'fourth');
  });

  it('refuses at once where nothing may be queued, and is busy while a task runs', async () => {
    const slots = concurrencyLimit({ atATime: 1, maxWaiting: 0, full });
    assert.equal(slots.isBusy, false);
    let free = () => {};
    const first = slots.run(() => new Promise<void>((resolve) => (free = resolve)));
    assert.equal(slots.isBusy, true);
    await assert.rejects(
      slots.run(async () => 'second'),
      RangeError,
    );
    free();
    await first;
    assert.equal(slots.isBusy, false);
  });

  it('hands on the error of a task, also that of another limit', async () => {
    const outer = concurrencyLimit({ atATime: 1, maxWaiting: 0, full });
    const inner = concurrencyLimit({ atATime: 1, maxWaiting: 0, full: () => new Error('inner') });
    let free = () => {};
    const first = inner.run(() => new Promise<void>((resolve) => (free = resolve)));
    const nested = outer.run(() => inner.run(async () => 'nested'));
    await assert.rejects(nested, { message: 'inner' });
    free();
    await first;
  });
});
