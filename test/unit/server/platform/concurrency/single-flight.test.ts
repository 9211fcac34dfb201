import assert from 'node:assert/strict';
import fc from 'fast-check';
import { SingleFlight } from '../../../../../server/platform/concurrency/single-flight.ts';

/** Work that ends when it is told to; counts its runs. */
function stepwise() {
  const ends: ((error?: Error) => void)[] = [];
  const work = () =>
    new Promise<number>((resolve, reject) => {
      const run = ends.length;
      ends.push((error) => (error ? reject(error) : resolve(run)));
    });
  return { work, ends };
}

describe('a single flight', () => {
  it('shares the run under way, and starts another one after it', async () => {
    const flights = new SingleFlight<number>();
    const { work, ends } = stepwise();
    const shared = [flights.do('a', work), flights.do('a', work)];
    const other = flights.do('b', work);
    assert.equal(ends.length, 2);
    for (const end of ends) end();
    assert.deepEqual(await Promise.all([...shared, other]), [0, 0, 1]);
    const later = flights.do('a', work);
    ends[2]?.();
    assert.equal(await later, 2);
  });

  it('begins a fresh run after the call, one for all that asked during a run', async () => {
    const flights = new SingleFlight<number>();
    const { work, ends } = stepwise();
    const first = flights.doFresh('a', work);
    const fresh = [flights.doFresh('a', work), flights.doFresh('a', work)];
    const joined = flights.do('a', work);
    assert.equal(ends.length, 1);
    ends[0]?.();
    assert.deepEqual([await first, await joined], [0, 0]);
    await Promise.resolve();
    assert.equal(ends.length, 2);
    ends[1]?.();
    assert.deepEqual(await Promise.all(fresh), [1, 1]);
  });

  it('begins the fresh run also where the one before it failed', async () => {
    const flights = new SingleFlight<number>();
    const { work, ends } = stepwise();
    const first = flights.doFresh('a', work);
    const fresh = flights.doFresh('a', work);
    ends[0]?.(new Error('failed'));
    await assert.rejects(first, { message: 'failed' });
    await Promise.resolve();
    ends[1]?.();
    assert.equal(await fresh, 1);
  });

  it('forgets a run: later callers start one, the one under way continues', async () => {
    const flights = new SingleFlight<number>();
    const { work, ends } = stepwise();
    const before = flights.do('a', work);
    flights.forget();
    const after = flights.do('a', work);
    ends[0]?.();
    assert.equal(await before, 0);
    const joined = flights.do('a', work);
    ends[1]?.();
    assert.deepEqual(await Promise.all([after, joined]), [1, 1]);
  });

  it('is idle when no run is under way or due, whatever became of them', async () => {
    const flights = new SingleFlight<number>();
    const { work, ends } = stepwise();
    await flights.idle();
    const first = flights.doFresh('a', work);
    const fresh = flights.doFresh('a', work);
    let isIdle = false;
    const idle = flights.idle().then(() => (isIdle = true));
    ends[0]?.();
    await first;
    await Promise.resolve();
    assert.equal(isIdle, false);
    ends[1]?.(new Error('failed'));
    await assert.rejects(fresh);
    await idle;
  });

  it('never has two runs of a name at a time, and a fresh one begins after its call', async () => {
    const calls = fc.array(fc.record({ isFresh: fc.boolean(), turns: fc.nat(4) }), {
      maxLength: 20,
    });
    await fc.assert(
      fc.asyncProperty(calls, async (all) => {
        const flights = new SingleFlight<number>();
        let [running, clock] = [0, 0];
        const results: Promise<void>[] = [];
        for (const { isFresh, turns } of all) {
          const work = async () => {
            running += 1;
            assert.equal(running, 1);
            const began = ++clock;
            for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
            running -= 1;
            return began;
          };
          const called = clock;
          const run = isFresh ? flights.doFresh('a', work) : flights.do('a', work);
          results.push(run.then((began) => assert.ok(!isFresh || began > called)));
          for (let turn = 0; turn < turns % 3; turn += 1) await Promise.resolve();
        }
        await Promise.all(results);
        await flights.idle();
      }),
    );
  });
});
