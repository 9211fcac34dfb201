import assert from 'node:assert/strict';
import fc from 'fast-check';
import { ConcurrencyLimit } from '../../../../server/concurrency/concurrency-limit.ts';

describe('a concurrency limit', () => {
  it('never does more at a time than it has slots, does all, and in order', async () => {
    const jobs = fc.array(fc.record({ turns: fc.nat(5), fails: fc.boolean() }), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), jobs, async (count, all) => {
        const slots = new ConcurrencyLimit(count, 30);
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
    const slots = new ConcurrencyLimit(1, 1);
    let free = () => {};
    const first = slots.run(() => new Promise<void>((resolve) => (free = resolve)));
    await Promise.resolve();
    const second = slots.run(async () => 'second');
    await assert.rejects(
      slots.run(async () => 'third'),
      { name: 'MediaFault', kind: 'busy' },
    );
    free();
    await first;
    assert.equal(await second, 'second');
    assert.equal(await slots.run(async () => 'fourth'), 'fourth');
  });
});
