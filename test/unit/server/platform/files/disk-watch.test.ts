import assert from 'node:assert/strict';
import { DiskWatch } from '../../../../../server/platform/files/disk-watch.ts';
import { createLog } from '../../../../../server/platform/log.ts';
import { ManualTimers } from '../../../../support/manual-timers.ts';

const MEGABYTE = 1_000_000;

describe('the watch over the disk', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => lines.push(line) });
  beforeEach(() => lines.splice(0));

  it('tells when less than 200 MB are free, once in the log, until there is room', async () => {
    let free = 200 * MEGABYTE;
    const timers = new ManualTimers();
    const watch = new DiskWatch({ dir: '.', timers, log, freeBytes: async () => free });
    await watch.check();
    assert.deepEqual(watch.concerns(), []);
    free -= 1;
    for (let look = 0; look < 2; look += 1) await watch.check();
    assert.deepEqual(watch.concerns(), ['the disk of DATA_DIR is nearly full: 199 MB are free']);
    assert.equal(lines.length, 1);
    free = 200 * MEGABYTE;
    await watch.check();
    assert.deepEqual(watch.concerns(), []);
  });

  it('reads what the system says, every minute until it is stopped', async () => {
    const timers = new ManualTimers();
    const watch = new DiskWatch({ dir: '/no/such/folder', timers, log });
    watch.repeated.start();
    timers.goOff(60_000);
    void watch.repeated.stop();
    assert.deepEqual(timers.waiting, []);
    await watch.check();
    assert.match(lines.at(-1) ?? '', /ENOENT.*free room of the disk is unknown/);
    assert.deepEqual(watch.concerns(), []);
    let isAsked = '';
    const freeBytes = async (dir: string) => {
      isAsked = dir;
      return 0;
    };
    const full = new DiskWatch({ dir: '/data', timers, log, freeBytes });
    await full.check();
    assert.equal(isAsked, '/data');
    assert.match(full.concerns().join(), /: 0 MB are free/);
  });
});
