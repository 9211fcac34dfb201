import assert from 'node:assert/strict';
import {
  atOnce,
  forEachInSteps,
  inSlices,
  type Steps,
} from '../../../../server/concurrency/in-slices.ts';

describe('work in slices', () => {
  function* sum(to: number, seen: number[]): Steps<number> {
    yield* forEachInSteps(to, 3, (index) => seen.push(index));
    return seen.reduce((total, index) => total + index, 0);
  }

  it('does each piece once, in order', () => {
    const seen: number[] = [];
    assert.equal(atOnce(sum(10, seen)), 45);
    assert.deepEqual(seen, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    assert.equal(atOnce(sum(0, [])), 0);
  });

  it('lets others go between two steps', async () => {
    const seen: number[] = [];
    const before: number[] = [];
    const watch = () => {
      before.push(seen.length);
      if (seen.length < 9) setImmediate(watch);
    };
    setImmediate(watch);
    assert.equal(await inSlices(sum(9, seen)), 36);
    assert.ok(before.includes(3) && before.includes(6), before.join());
  });

  it('ends where a step fails', async () => {
    function* failing(): Steps<void> {
      yield;
      throw new Error('no');
    }
    await assert.rejects(inSlices(failing()), /no/);
  });
});
