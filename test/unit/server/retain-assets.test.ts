import assert from 'node:assert/strict';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createLog } from '../../../server/platform/log.ts';
import { retainAssetsDaily } from '../../../server/retain-assets.ts';
import { ManualTimers } from '../../support/manual-timers.ts';
import { NOON, temporaryDataDir } from '../../support/site-app.ts';
import { until } from '../../support/waiting/soon.ts';

const MINUTE = 60_000;

describe('the files of a release', () => {
  it('are kept a minute after that has failed, and not a day', async () => {
    const dataDir = temporaryDataDir();
    const folder = path.join(dataDir, 'assets/site');
    await mkdir(path.dirname(folder), { recursive: true });
    await writeFile(folder, 'a file where the folder should be');
    const timers = new ManualTimers();
    const files = [{ name: 'site.0123456789abcdef.css', bytes: Buffer.from('a {}') }];
    const options = {
      config: { dataDir },
      live: { current: { files } },
      now: () => NOON,
      log: createLog('silent'),
    };
    const repeated = retainAssetsDaily(options, timers);
    await until(() => timers.waiting.length === 1 && timers.waiting[0] === MINUTE);
    await rm(folder);
    timers.goOff(MINUTE);
    await repeated.stop();
    assert.deepEqual(timers.waiting, []);
    assert.deepEqual(await readdir(folder), [files[0]!.name]);
  });
});
