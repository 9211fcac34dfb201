import assert from 'node:assert/strict';
import { FairQueue } from '../../../../../server/platform/concurrency/fair-queue.ts';

const full = () => new Error('full');

function queue() {
  return new FairQueue({ atATime: 1, maxWaiting: 4, maxOfOne: 3, full });
}

/** A task that runs until it is ended. */
function task(done: string[], name: string) {
  let end: () => void = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const run = async () => {
    done.push(name);
    await ended;
  };
  return { run, end: () => end() };
}

describe('a queue that is fair', () => {
  it('takes one of each asker in turn', async () => {
    const fair = queue();
    const order: string[] = [];
    const first = task(order, 'a0');
    const running = fair.run('a', first.run);
    const others = ['a1', 'a2', 'a3', 'b1'].map((name) =>
      fair.run(name[0] ?? '', async () => void order.push(name)),
    );
    first.end();
    await Promise.all([running, ...others]);
    assert.deepEqual(order, ['a0', 'a1', 'b1', 'a2', 'a3']);
  });

  it('refuses what is too much of one and of all, and runs on after failures', async () => {
    const fair = queue();
    const first = task([], 'a0');
    const running = fair.run('a', first.run);
    const waiting = fair.run('a', () => Promise.reject(new Error('own')));
    const more = [1, 2].map(() => fair.run('a', () => assert.fail('it has made room')));
    const failed = assert.rejects(waiting, /own/);
    const refused = Promise.all(more.map((one) => assert.rejects(one, /full/)));
    await assert.rejects(
      fair.run('a', async () => {}),
      /full/,
    );
    const others = ['b', 'c', 'd'].map((name) => fair.run(name, async () => name));
    await refused;
    await assert.rejects(
      fair.run('e', async () => {}),
      /full/,
    );
    assert.equal(fair.waiting, 4);
    first.end();
    await running;
    await failed;
    assert.deepEqual(await Promise.all(others), ['b', 'c', 'd']);
    assert.equal(await fair.run('c', async () => 'c'), 'c');
  });

  it('forgets who leaves while waiting, and gives their place to others', async () => {
    const fair = queue();
    const first = task([], 'a0');
    const running = fair.run('a', first.run);
    const leaving = new AbortController();
    const left = fair.run('a', () => assert.fail('it has left'), leaving.signal);
    assert.equal(fair.waiting, 1);
    leaving.abort(new Error('gone'));
    await assert.rejects(left, /gone/);
    assert.equal(fair.waiting, 0);
    first.end();
    await running;
    assert.equal(await fair.run('b', async () => 'b'), 'b');
  });
});
