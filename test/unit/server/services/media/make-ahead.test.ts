import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeAhead } from '../../../../../server/services/media/make-ahead.ts';
import { MediaFault } from '../../../../../server/services/media/fetch/media-fault.ts';
import type { Variant } from '../../../../../server/services/media/sizing/media-path.ts';
import { ManualTimers } from '../../../../support/manual-timers.ts';
import { type Bench, urlsOf, withMedia } from './media-bench.ts';
import { body } from './picture-host.ts';
import { photograph } from './tiny-pictures.ts';

const DEBOUNCE = 100;
const NAMES = ['a', 'b', 'c'];
const VARIANTS = NAMES.map((base): Variant => ({ base, width: 480, format: 'webp' }));

/** Waits until resolved promises have had their effect. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A sweep over three files, and its calls. */
function sweep(changes: Partial<Parameters<typeof makeAhead>[0]> = {}) {
  const timers = new ManualTimers();
  const made: string[] = [];
  const done = makeAhead({
    wanted: VARIANTS,
    isCached: async () => false,
    isFull: () => false,
    isBusy: () => false,
    make: async ({ base }) => made.push(base),
    timers,
    ...changes,
  });
  return { timers, made, done };
}

/** Ends every delay of a sweep until it is done. */
async function untilDone({ timers, done }: { timers: ManualTimers; done: Promise<void> }) {
  const over = done.then(() => true);
  const notYet = () => settled().then(() => false);
  while (!(await Promise.race([over, notYet()]))) timers.goOff(DEBOUNCE);
}

describe('makeAhead', () => {
  it('makes one file after the other, with a pause before each', async () => {
    const { timers, made, done } = sweep();
    for (const count of [0, 1, 2]) {
      await settled();
      assert.deepEqual([made.length, timers.waiting], [count, [DEBOUNCE]]);
      timers.goOff(DEBOUNCE);
    }
    await done;
    assert.deepEqual(made, NAMES);
  });

  it('passes over what is kept, and what cannot be had', async () => {
    const made: string[] = [];
    const run = sweep({
      isCached: async ({ base }) => base === 'a',
      make: async ({ base }) => {
        if (base === 'b') throw new MediaFault('gone', 'no such picture');
        made.push(base);
      },
    });
    await untilDone(run);
    assert.deepEqual(made, ['c']);
  });

  it('makes nothing while somebody waits for a picture', async () => {
    let isBusy = true;
    const { timers, made, done } = sweep({ isBusy: () => isBusy });
    for (const _look of [1, 2, 3]) {
      await settled();
      timers.goOff(DEBOUNCE);
    }
    await settled();
    assert.deepEqual(made, []);
    isBusy = false;
    await untilDone({ timers, done });
    assert.deepEqual(made, NAMES);
  });

  it('stops when there is no more room', async () => {
    const made: string[] = [];
    const run = sweep({
      make: async ({ base }) => made.push(base),
      isFull: () => made.length === 2,
    });
    await untilDone(run);
    assert.deepEqual(made, ['a', 'b']);
  });

  it('leaves a fault of ours to its caller', async () => {
    const { timers, done } = sweep({ make: () => Promise.reject(new TypeError('a mistake')) });
    const failed = assert.rejects(done, /a mistake/);
    await settled();
    timers.goOff(DEBOUNCE);
    await failed;
  });
});

describe('pictures made ahead', () => {
  const files = (dir: string) => readdir(path.join(dir, 'media/files')).catch(() => []);

  async function madeAhead({ timers }: Bench, media: { makeAhead(): Promise<void> }) {
    await untilDone({ timers, done: media.makeAhead() });
  }

  it('are all that pages can name, of the folder and of other hosts', async () => {
    const picture = await photograph(600, 300);
    await withMedia({ 'a.jpg': picture }, async (bench) => {
      const { dir, host, wanted, open } = bench;
      host.answers.set('/b.jpg', body(picture));
      wanted.sources.push(host.url('/b.jpg'));
      const media = await open();
      await media.refresh();
      await madeAhead(bench, media);
      const names = await files(dir);
      const pictures = ['a.jpg', host.url('/b.jpg')].map((source) => media.picture(source));
      for (const format of ['avif', 'webp', 'jpeg'] as const) {
        for (const url of pictures.flatMap((one) => urlsOf(one, format))) {
          const file = url.replace('/media/', '');
          assert.ok(
            names.some((name) => name.startsWith(`${file}~`)),
            url,
          );
        }
      }
    });
  });

  it('are looked through again only when pages could name others', async () =>
    withMedia({ 'a.jpg': await photograph(60, 30) }, async (bench) => {
      const media = await bench.open();
      await madeAhead(bench, media);
      await media.makeAhead();
      assert.deepEqual(bench.timers.waiting, []);
      bench.wanted.version += 1;
      await madeAhead(bench, media);
    }));

  it('are made of what has come since', async () =>
    withMedia({ 'a.jpg': await photograph(60, 30) }, async (bench) => {
      const { dir, host, wanted, open } = bench;
      const media = await open();
      await madeAhead(bench, media);
      host.answers.set('/late.jpg', body(await photograph(60, 30)));
      wanted.sources.push(host.url('/late.jpg'));
      wanted.version += 1;
      await media.refresh();
      await madeAhead(bench, media);
      assert.ok((await files(dir)).some((name) => /^late\..*\.avif~/.test(name)));
    }));

  it('leave half of the room to what is asked for', async () => {
    const picture = await photograph(600, 300);
    await withMedia({ 'a.jpg': picture, 'b.jpg': picture, 'c.jpg': picture }, async (bench) => {
      const folder = path.join(bench.dir, 'media/files');
      const all = await bench.open();
      await madeAhead(bench, all);
      const sizes = (await files(bench.dir)).map((name) => statSync(path.join(folder, name)).size);
      await rm(folder, { recursive: true });
      const maxBytes = sizes.reduce((sum, size) => sum + size, 0);
      await madeAhead(bench, await bench.open({ maxBytes }));
      const kept = await files(bench.dir);
      assert.ok(kept.length > 0 && kept.length < sizes.length, `${kept.length} files`);
    });
  });
});
