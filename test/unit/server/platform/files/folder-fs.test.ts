import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { mock } from 'node:test';
import {
  slowReads,
  openRegular,
  readFile,
} from '../../../../../server/platform/files/folder-fs.ts';
import { inFolder } from '../../build/in-folder.ts';

/** Milliseconds after which a read is taken for one that does not end. */
const READ_TIMEOUT = 60_000;

describe("a disk with the agency's folder that does not answer", () => {
  it('leaves the other files of the site their threads, and is told', () =>
    inFolder({ 'asset.js': 'there' }, async (dir) => {
      // A pipe that nobody writes to: its reader waits, and holds a thread.
      const pipe = path.join(dir, 'home.json');
      execFileSync('mkfifo', [pipe]);
      const reads = Array.from({ length: 8 }, () => readFile(pipe, 'utf8'));
      assert.equal(await fs.readFile(path.join(dir, 'asset.js'), 'utf8'), 'there');
      assert.deepEqual(slowReads(0), []);
      assert.deepEqual(slowReads(READ_TIMEOUT), []);
      assert.equal(slowReads(READ_TIMEOUT + 1).length, 1);
      // Each reader that is let go makes room for the next one.
      let ended = 0;
      const all = Promise.all(reads.map((read) => read.then(() => (ended += 1))));
      // For reading too, so that opening it waits for nobody.
      while (ended < reads.length) await (await fs.open(pipe, 'r+')).close();
      await all;
      assert.deepEqual(slowReads(2 * READ_TIMEOUT), []);
    }));
});

describe("a file of the agency's folder that changes while it is opened", () => {
  /** Opens a file of which the system says this once it is open. */
  async function openedAs(said: () => Promise<{ isFile: () => boolean }>, dir: string) {
    const any = await fs.open(dir);
    const handles = Object.getPrototypeOf(any) as typeof any;
    await any.close();
    const { mock: asked } = mock.method(handles, 'stat', said as typeof any.stat);
    try {
      return await openRegular(path.join(dir, 'video.mp4'));
    } finally {
      asked.restore();
    }
  }

  async function isOpen(dir: string): Promise<boolean> {
    const fds = await fs.readdir('/proc/self/fd');
    const names = fds.map((fd) => fs.readlink(`/proc/self/fd/${fd}`).catch(() => ''));
    return (await Promise.all(names)).some((name) => name.startsWith(dir));
  }

  it('is closed, if it cannot be read or is no file any more', () =>
    inFolder({ 'video.mp4': 'film' }, async (dir) => {
      const broken = Object.assign(new Error('i/o error'), { code: 'EIO' });
      await assert.rejects(
        openedAs(() => Promise.reject(broken), dir),
        broken,
      );
      assert.equal(await isOpen(dir), false);
      assert.equal(await openedAs(async () => ({ isFile: () => false }), dir), undefined);
      assert.equal(await isOpen(dir), false);
      const file = await openRegular(path.join(dir, 'video.mp4'));
      assert.equal(file?.size, 4);
      assert.equal(await isOpen(dir), true);
      await file.handle.close();
    }));
});
