import assert from 'node:assert/strict';
import { refreshOnRequest } from '../../../../../server/services/catalogue/refresh-on-request.ts';
import type { Log } from '../../../../../server/platform/log.ts';
import { ManualTimers } from '../../../../support/manual-timers.ts';
import { MemoryRefreshRequests } from '../../../../support/stores/memory-crm-store.ts';

const LOOK = 2000;

function followed() {
  const timers = new ManualTimers();
  const requests = new MemoryRefreshRequests();
  const record = { failures: 0, failuresInARow: 0, broken: 0, isHeldBack: false };
  const errors: unknown[] = [];
  const log = { error: (...line: unknown[]) => errors.push(line[1]) } as unknown as Log;
  const world = { refreshes: 0, isDown: false, count: () => requests.count() };
  const refresh = async () => {
    world.refreshes += 1;
    record.failuresInARow = world.isDown ? record.failuresInARow + 1 : 0;
  };
  const stop = refreshOnRequest(
    { refresh, record },
    { count: () => world.count() },
    { timers, log, random: () => 0 },
  );
  const look = async (ms = LOOK) => {
    timers.goOff(ms);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { world, requests, timers, errors, look, stop };
}

describe('requests to refresh', () => {
  it('of any number cost one refresh', async () => {
    const { world, requests, look } = followed();
    await look();
    assert.equal(world.refreshes, 0);
    for (let time = 0; time < 50; time += 1) await requests.add();
    await look();
    await look();
    assert.equal(world.refreshes, 1);
    await requests.add();
    await look();
    assert.equal(world.refreshes, 2);
  });

  it('are tried again, ever later, until the CRM answers', async () => {
    const { world, requests, timers, look } = followed();
    world.isDown = true;
    await requests.add();
    await look();
    assert.deepEqual(timers.waiting, [5000]);
    await look(5000);
    assert.deepEqual(timers.waiting, [10_000]);
    world.isDown = false;
    await look(10_000);
    assert.equal(world.refreshes, 3);
    await look();
    assert.equal(world.refreshes, 3);
  });

  it('go on after the store could not be read, which is logged once', async () => {
    const { world, requests, errors, look } = followed();
    world.count = () => Promise.reject(new Error('gone'));
    await look();
    await look();
    assert.deepEqual(errors, ['requests to refresh cannot be read']);
    world.count = () => requests.count();
    await requests.add();
    await look();
    assert.equal(world.refreshes, 1);
  });

  it('are no longer followed after a stop', () => {
    const { timers, stop } = followed();
    stop();
    assert.deepEqual(timers.waiting, []);
  });
});
