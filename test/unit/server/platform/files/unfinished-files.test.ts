import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  removeUnfinishedPeriodically,
  unfinishedName,
} from '../../../../../server/platform/files/unfinished-files.ts';
import { createLog } from '../../../../../server/platform/log.ts';
import { ManualTimers } from '../../../../support/manual-timers.ts';
import { temporaryDir } from '../../../../support/site-app.ts';

const MINUTE = 60_000;
const NOON = Date.parse('2026-11-22T12:00:00Z');

describe('what a killed server had not finished', () => {
  it('is removed in every folder after ten minutes, and nothing else is', async () => {
    const dataDir = temporaryDir();
    const timers = new ManualTimers();
    const clock = { now: NOON };
    const write = (name: string, age: number) => {
      const file = path.join(dataDir, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, 'half');
      utimesSync(file, (NOON - age) / 1000, (NOON - age) / 1000);
    };
    const filesIn = (folder: string) => readdirSync(path.join(dataDir, folder)).length;
    const folders = ['.', 'backup', 'mail', 'media/files'];
    for (const folder of folders) {
      write(unfinishedName(path.join(folder, 'old')), 11 * MINUTE);
      write(`${unfinishedName(path.join(folder, 'old'))}-journal`, 11 * MINUTE);
      write(unfinishedName(path.join(folder, 'young')), 9 * MINUTE);
      write(path.join(folder, 'kept.unfinished'), 11 * MINUTE);
    }
    const before = folders.map(filesIn);
    const lines: string[] = [];
    const log = createLog('info', { write: (line: string) => lines.push(line) });
    const logged = (count: number) =>
      new Promise<void>((resolve) => {
        const look = () => (lines.length >= count ? resolve() : setImmediate(look));
        look();
      });
    const stop = removeUnfinishedPeriodically({ dataDir, timers, now: () => clock.now, log });
    await logged(2 * folders.length);
    assert.deepEqual(
      folders.map(filesIn),
      before.map((count) => count - 2),
    );
    clock.now += 10 * MINUTE;
    timers.goOff(10 * MINUTE);
    await logged(3 * folders.length);
    assert.deepEqual(
      folders.map(filesIn),
      before.map((count) => count - 3),
    );
    stop();
    assert.deepEqual(timers.waiting, []);
    assert.ok(lines.every((line) => line.includes('an unfinished file was removed')));
  });
});
