import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import { HostLimiter } from '../../../../../../server/services/media/fetch/host-limiter.ts';
import { MediaFault } from '../../../../../../server/services/media/fetch/media-fault.ts';

const MINUTE = 60_000;

describe('calls to hosts', () => {
  let now = 0;
  let turns: HostLimiter;
  beforeEach(() => {
    now = 1000;
    turns = new HostLimiter(() => now);
  });
  const failWith = (kind: 'unreachable' | 'gone', times: number, host = 'a') =>
    Array.from({ length: times }).reduce<Promise<unknown>>(
      (before) =>
        before.then(() =>
          assert.rejects(
            turns.run(host, () => Promise.reject(new MediaFault(kind, 'so'))),
            { kind },
          ),
        ),
      Promise.resolve(),
    );
  const refused = (host = 'a') =>
    assert.rejects(
      turns.run(host, async () => 'asked'),
      { name: 'MediaFault', kind: 'busy' },
    );
  const isOpen = (host = 'a') => turns.fault(host) !== undefined;

  it('are refused after three failures in a row, to that host', async () => {
    await failWith('unreachable', 2);
    assert.equal(isOpen(), false);
    await failWith('unreachable', 1);
    assert.equal(turns.fault('a')?.kind, 'busy');
    await refused();
    assert.equal(isOpen('b'), false);
    assert.equal(await turns.run('b', async () => 'asked'), 'asked');
  });

  it('count failures anew once the host has answered, whatever it said', async () => {
    await failWith('unreachable', 2);
    await failWith('gone', 1);
    await failWith('unreachable', 2);
    assert.equal(isOpen(), false);
    await failWith('unreachable', 1);
    assert.equal(isOpen(), true);
  });

  it('go on a minute after the last failure, and stop at the next one', async () => {
    await failWith('unreachable', 3);
    now += MINUTE - 1;
    await refused();
    now += 1;
    assert.equal(isOpen(), false);
    await failWith('unreachable', 1);
    await refused();
    now += MINUTE;
    assert.equal(await turns.run('a', async () => 'asked'), 'asked');
    await failWith('unreachable', 2);
    assert.equal(isOpen(), false);
  });

  it('are four at a time to a host and twelve in all; a hundred more wait for a host', async () => {
    const running: { host: string; end: () => void }[] = [];
    const call = (host: string) =>
      turns.run(host, () => new Promise<void>((end) => running.push({ host, end })));
    const calls = ['a', 'b', 'c', 'd'].flatMap((host) =>
      Array.from({ length: 104 }, () => call(host)),
    );
    await assert.rejects(call('a'), { kind: 'busy' });
    await setImmediate();
    const count = (host: string) => running.filter((one) => one.host === host).length;
    assert.deepEqual(['a', 'b', 'c', 'd'].map(count), [4, 4, 4, 0]);
    running[0]?.end();
    await setImmediate();
    assert.equal(running.length, 13);
    for (let ended = 1; ended < calls.length; ended += 1) {
      running[ended]?.end();
      await setImmediate();
    }
    await Promise.all(calls);
    assert.deepEqual(['a', 'b', 'c', 'd'].map(count), [104, 104, 104, 104]);
  });
});
