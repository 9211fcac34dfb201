import assert from 'node:assert/strict';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FileStore } from '../../../../../server/services/media/file-store.ts';
import { inFolder } from '../../build/in-folder.ts';
import { linesOf } from './log-lines.ts';

const HOUR = 60 * 60_000;
const START = Date.UTC(2026, 10, 21);

/** A folder, a clock set by a test, and stores that are opened on the folder. */
async function withStore(
  use: (bench: {
    dir: string;
    open: (maxBytes?: number) => FileStore;
    clock: { hours: number };
    lines: readonly Record<string, unknown>[];
  }) => Promise<void>,
): Promise<void> {
  await inFolder({}, async (folder) => {
    const dir = path.join(folder, 'media', 'files');
    const clock = { hours: 0 };
    const { log, lines } = linesOf();
    const now = () => START + clock.hours * HOUR;
    const open = (maxBytes = 1000) => new FileStore({ dir, maxBytes, now, log });
    await use({ dir, open, clock, lines });
  });
}

const content = (letter: string, length = 100) => Buffer.from(letter.repeat(length));
const byName = (a = '', b = '') => (a < b ? -1 : 1);
const idsIn = async (dir: string) =>
  (await readdir(dir)).map((name) => name.split('~')[0]).sort(byName);

describe('FileStore', () => {
  it('gives back what was written, and nothing else', () =>
    withStore(async ({ open }) => {
      const store = open();
      assert.equal(await store.read('a.480.avif'), undefined);
      await store.write('a.480.avif', content('a'));
      assert.deepEqual(await store.read('a.480.avif'), content('a'));
      assert.equal(await store.read('a.960.avif'), undefined);
      assert.equal(store.bytes, 100);
    }));

  it('keeps to its bound: what was not used for longest goes, from the disk too', () =>
    withStore(async ({ dir, open }) => {
      const store = open(300);
      for (const letter of ['a', 'b', 'c']) await store.write(letter, content(letter));
      await store.read('a');
      await store.write('d', content('d'));
      assert.deepEqual(await idsIn(dir), ['a', 'c', 'd']);
      assert.equal(await store.read('b'), undefined);
      await store.write('e', content('e', 250));
      assert.deepEqual(await idsIn(dir), ['e']);
      assert.equal(store.bytes, 250);
    }));

  it('does not keep what is larger than all its room', () =>
    withStore(async ({ dir, open }) => {
      const store = open(300);
      await store.write('a', content('a'));
      await store.write('huge', content('x', 301));
      assert.equal(await store.read('huge'), undefined);
      assert.deepEqual(await idsIn(dir), ['a']);
    }));

  it('remembers over a restart what there is and in which order it was used', () =>
    withStore(async ({ dir, open, clock }) => {
      const before = open();
      for (const letter of ['a', 'b', 'c']) {
        clock.hours += 1;
        await before.write(letter, content(letter));
      }
      clock.hours += 1;
      await before.read('a');
      const after = open(300);
      assert.deepEqual(await after.read('c'), content('c'));
      assert.equal(after.bytes, 300);
      await after.write('d', content('d'));
      assert.deepEqual(await idsIn(dir), ['a', 'c', 'd']);
    }));

  it('makes room at once when it is opened with a smaller bound', () =>
    withStore(async ({ dir, open, clock }) => {
      const before = open();
      for (const letter of ['a', 'b', 'c']) {
        clock.hours += 1;
        await before.write(letter, content(letter));
      }
      const after = open(150);
      await after.remove('none');
      assert.deepEqual(await idsIn(dir), ['c']);
    }));

  it('takes a damaged file for absent, removes it and says so', () =>
    withStore(async ({ dir, open, lines }) => {
      await open().write('a', content('a'));
      const [file = ''] = await readdir(dir);
      for (const damage of [content('b'), content('a', 99), Buffer.alloc(0)]) {
        await writeFile(path.join(dir, file), damage);
        const store = open();
        assert.equal(await store.read('a'), undefined);
        assert.deepEqual(await readdir(dir), []);
        await store.write('a', content('a'));
        assert.deepEqual(await store.read('a'), content('a'));
      }
      assert.equal(lines.length, 3);
      assert.equal(lines[0]?.['file'], file);
    }));

  it('takes a file for absent that somebody has removed', () =>
    withStore(async ({ dir, open, lines }) => {
      const store = open();
      await store.write('a', content('a'));
      await rm(dir, { recursive: true });
      assert.equal(await store.read('a'), undefined);
      assert.equal(store.bytes, 0);
      assert.deepEqual(lines, []);
    }));

  it('replaces a file, and removes the old one', () =>
    withStore(async ({ dir, open }) => {
      const store = open();
      await store.write('a', content('a'));
      await store.write('a', content('b', 50));
      await store.write('a', content('b', 50));
      assert.deepEqual(await store.read('a'), content('b', 50));
      assert.equal((await readdir(dir)).length, 1);
      assert.equal(store.bytes, 50);
    }));

  it('goes on without a disk that takes anything', () =>
    inFolder({ file: 'in the way' }, async (folder) => {
      const { log, lines } = linesOf();
      const dir = path.join(folder, 'file', 'files');
      const store = new FileStore({ dir, maxBytes: 1000, now: () => START, log });
      await store.write('a', content('a'));
      assert.deepEqual(await store.read('a'), content('a'));
      assert.deepEqual(
        lines.map(({ level }) => level),
        ['error', 'error'],
      );
      assert.equal(await readFile(path.join(folder, 'file'), 'utf8'), 'in the way');
    }));

  it('keeps what the disk does not take in memory, says so once, and takes it back', () =>
    withStore(async ({ dir, open, clock, lines }) => {
      const blocked = path.dirname(dir);
      await rm(blocked, { recursive: true, force: true });
      await writeFile(blocked, 'in the way');
      const store = open();
      await store.has('a');
      const opening = lines.length;
      for (const id of ['a', 'b', 'c']) await store.write(id, content(id));
      assert.deepEqual(await store.read('b'), content('b'));
      assert.ok(await store.has('c'));
      const told = () => lines.filter(({ msg }) => msg === 'pictures cannot be cached on disk');
      assert.equal(told().length, 1);
      assert.ok(!JSON.stringify(lines.slice(opening)).includes('stack'), 'a stack is logged');
      assert.deepEqual(store.concerns(), ['pictures cannot be kept: ENOTDIR']);
      clock.hours = 1;
      await store.write('d', content('d'));
      assert.equal(told().length, 2);
      await rm(blocked);
      await mkdir(dir, { recursive: true });
      await store.write('b', content('b'));
      assert.deepEqual(store.concerns(), []);
      assert.deepEqual(await idsIn(dir), ['b']);
    }));

  it('tells the disk of a use once an hour at most', () =>
    withStore(async ({ dir, open, clock }) => {
      const store = open();
      await store.write('a', content('a'));
      const [file = ''] = await readdir(dir);
      const used = async () => (await stat(path.join(dir, file))).mtimeMs;
      clock.hours = 0.9;
      await store.read('a');
      assert.equal(await used(), START);
      clock.hours = 1.5;
      await store.read('a');
      assert.equal(await used(), START + 1.5 * HOUR);
    }));
});
