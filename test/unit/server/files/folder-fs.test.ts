import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { hungReads, readFile } from '../../../../server/files/folder-fs.ts';
import { inFolder } from '../build/in-folder.ts';

/** Milliseconds after which a read is taken for one that does not end. */
const PATIENCE = 60_000;

describe("a disk with the agency's folder that does not answer", () => {
  it('leaves the other files of the site their threads, and is told', () =>
    inFolder({ 'asset.js': 'there' }, async (dir) => {
      // A pipe that nobody writes to: its reader waits, and holds a thread.
      const pipe = path.join(dir, 'home.json');
      execFileSync('mkfifo', [pipe]);
      const reads = Array.from({ length: 8 }, () => readFile(pipe, 'utf8'));
      assert.equal(await fs.readFile(path.join(dir, 'asset.js'), 'utf8'), 'there');
      assert.deepEqual(hungReads(0), []);
      assert.deepEqual(hungReads(PATIENCE), []);
      assert.equal(hungReads(PATIENCE + 1).length, 1);
      // Each reader that is let go makes room for the next one.
      let ended = 0;
      const all = Promise.all(reads.map((read) => read.then(() => (ended += 1))));
      // For reading too, so that opening it waits for nobody.
      while (ended < reads.length) await (await fs.open(pipe, 'r+')).close();
      await all;
      assert.deepEqual(hungReads(2 * PATIENCE), []);
    }));
});
