import assert from 'node:assert/strict';
import {
  runSync,
  forEachInSteps,
  inSlices,
  LazyValue,
  type Steps,
} from '../../../../../server/platform/concurrency/in-slices.ts';

describe('work in slices', () => {
  function* sum(to: number, seen: number[]): Steps<number> {
    yield* forEachInSteps(to, 3, (index) => seen.push(index));
    return seen.reduce((total, index) => total + index, 0);
  }

  it('does each piece once, in order', () => {
    const seen: number[] = [];
    assert.equal(runSync(sum(10, seen)), 45);
    assert.deepEqual(seen, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    assert.equal(runSync(sum(0, [])), 0);
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

describe('what is made when it is needed', () => {
  function counted(steps: number) {
    const done: number[] = [];
    const made = new LazyValue(function* (): Steps<string> {
      yield* forEachInSteps(steps, 1, (index) => done.push(index));
      return `after ${done.length}`;
    });
    return { done, made };
  }

  it('is not begun before', async () => {
    const { done, made } = counted(3);
    assert.deepEqual(done, []);
    await made.ahead();
    assert.deepEqual(done, [0, 1, 2]);
    assert.equal(made.value, 'after 3');
  });

  it('is finished at once by who asks while it is under way', async () => {
    const { done, made } = counted(5);
    const ahead = made.ahead();
    assert.deepEqual(done, [0]);
    assert.equal(made.value, 'after 5');
    await ahead;
    assert.deepEqual([done.length, made.value], [5, 'after 5']);
  });

  it('begins again after a failure', async () => {
    let isBroken = true;
    const made = new LazyValue(function* (): Steps<string> {
      yield;
      if (isBroken) throw new Error('no');
      return 'made';
    });
    await assert.rejects(made.ahead(), /no/);
    assert.throws(() => made.value, /no/);
    isBroken = false;
    assert.equal(made.value, 'made');
  });
});
