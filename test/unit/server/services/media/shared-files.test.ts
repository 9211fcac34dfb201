import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bucket } from '../../../../../server/services/media/bucket/bucket.ts';
import { S3Bucket } from '../../../../../server/services/media/bucket/s3-bucket.ts';
import { SharedFiles } from '../../../../../server/services/media/shared-files.ts';
import { FileStore } from '../../../../../server/services/media/file-store.ts';
import { PHOTOGRAPH } from '../../../../../server/services/media/sizing/recipe.ts';
import { Variants } from '../../../../../server/services/media/variants.ts';
import { ManualTimers } from '../../../../support/manual-timers.ts';
import { inFolder } from '../../build/in-folder.ts';
import { linesOf } from './log-lines.ts';
import { bytesAt, urlsOf, withMedia } from './media-bench.ts';
import { photograph } from './tiny-pictures.ts';
import { type S3Server, withS3Server } from './bucket/s3-server.ts';

const MINUTE = 60_000;
/** Milliseconds that a reading may take. */
const READ_TIME = 3000;
const SHOWN = { base: 'kitchen.0123456789abcdef', width: 480, format: 'webp' } as const;
const FILE = 'kitchen.0123456789abcdef.480.webp';

/** A machine with a disk of its own; `made` counts what it resizes. */
function machineIn(dir: string, bucket: Bucket) {
  const { log, lines } = linesOf();
  const timers = new ManualTimers();
  const clock = { now: Date.now() };
  const now = () => clock.now;
  const local = new FileStore({ dir: path.join(dir, 'files'), maxBytes: 1e6, now, log });
  const files = new SharedFiles({ local, bucket, now, timers, log });
  const made = { count: 0 };
  const make = async () => Buffer.from(`resized by ${path.basename(dir)}, ${++made.count}`);
  const variants = new Variants({
    store: files,
    crashesDir: path.join(dir, 'deadly'),
    now,
    log,
    processes: { make },
  });
  const read = async () => photograph(1000, 500);
  const original = { isDrawing: false, recipe: PHOTOGRAPH, ready: read, read };
  const picture = async (width = 480) => String(await variants.get({ ...SHOWN, width }, original));
  return { files, picture, made, lines, timers, clock };
}

function machine({ dir, at }: S3Server, name: string, prefix = 'agency') {
  return machineIn(path.join(dir, name), new S3Bucket(at(prefix)));
}

describe('pictures that several machines share in a bucket', () => {
  it('are resized by one of them', () =>
    withS3Server(async (server) => {
      const first = machine(server, 'first');
      const picture = await first.picture();
      await first.files.written();
      const second = machine(server, 'second');
      assert.equal(await second.picture(), picture);
      assert.deepEqual([first.made.count, second.made.count], [1, 0]);
      // From its own disk from now on.
      assert.equal(await second.files.has(FILE), true);
      const other = machine(server, 'third', 'another-agency');
      assert.notEqual(await other.picture(), picture);
      assert.deepEqual(
        [first, second, other].flatMap(({ files }) => files.concerns()),
        [],
      );
    }));

  it('are made again where the bucket has a damaged one', () =>
    withS3Server(async (server) => {
      const first = machine(server, 'first');
      await first.picture();
      await first.files.written();
      await writeFile(path.join(server.dir, 's3/pictures/agency', `${FILE}._S3rver_object`), 'cut');
      const second = machine(server, 'second');
      const again = await second.picture();
      assert.match(again, /resized by second/);
      await second.files.written();
      assert.equal(await machine(server, 'third').picture(), again);
    }));

  it('are resized here when the service refuses, which the log says once a minute', () =>
    withS3Server(async (server) => {
      const bucket = new S3Bucket(server.at('agency', 'no-such-bucket'));
      const { picture, files, lines, made, clock } = machineIn(path.join(server.dir, 'a'), bucket);
      const errors = () =>
        lines.filter(({ level }) => level === 'error').map(({ msg }) => String(msg));
      for (const width of [480, 640, 960]) await picture(width);
      await files.written();
      assert.equal(made.count, 3);
      assert.equal(errors().length, 2, 'one for reading, one for writing');
      assert.match(files.concerns().join(), /cannot be read from the bucket.*NoSuchBucket/);
      clock.now += MINUTE;
      await picture(1280);
      await files.written();
      assert.equal(errors().length, 4);
    }));
});

describe('pictures of a site with a bucket', () => {
  it('are put there before the server stops, and read from there', async () => {
    const stored = new Map<string, Buffer>();
    const bucket: Bucket = {
      read: async (name) => stored.get(name),
      write: async (name, content) => void stored.set(name, content),
    };
    await withMedia({ 'team.jpg': await photograph(1000, 500) }, async ({ dir, open }) => {
      const media = await open({ bucket });
      const url = urlsOf(media.picture('team.jpg'), 'webp')[0];
      const made = await bytesAt(media, url);
      await media.stop();
      const [name] = stored.keys();
      assert.equal(`/media/${name}`, url);
      await rm(path.join(dir, 'media'), { recursive: true });
      stored.set(name ?? '', Buffer.from('from the bucket'));
      const next = await open({ bucket });
      assert.notEqual(String(await bytesAt(next, url)), String(made));
      assert.equal(String(await bytesAt(next, url)), 'from the bucket');
    });
  });
});

describe('a bucket that fails', () => {
  const broken = () => {
    const state = { isDown: true, reads: 0, stored: new Map<string, Buffer>() };
    const fail = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const bucket: Bucket = {
      read: async (name) => {
        state.reads += 1;
        if (state.isDown) throw fail();
        return state.stored.get(name);
      },
      write: async (name, content) => {
        if (state.isDown) throw fail();
        state.stored.set(name, content);
      },
    };
    return { bucket, state };
  };

  it('is not asked for a while, and used again when it is back', () =>
    inFolder({}, async (dir) => {
      const { bucket, state } = broken();
      const { picture, files, clock } = machineIn(dir, bucket);
      for (const width of [480, 640, 960, 1280, 1600]) await picture(width);
      await files.written();
      assert.equal(state.reads, 3);
      assert.equal(files.concerns().length, 2);
      state.isDown = false;
      clock.now += MINUTE;
      await picture(1920);
      await files.written();
      assert.equal(state.reads, 4);
      assert.deepEqual(files.concerns(), []);
      assert.equal(state.stored.size, 1);
    }));

  it('keeps nobody waiting that never answers', () =>
    inFolder({}, async (dir) => {
      const never: Bucket = { read: () => new Promise(() => {}), write: async () => {} };
      const { picture, timers, made } = machineIn(dir, never);
      const asked = picture();
      while (!timers.waiting.includes(READ_TIME)) await new Promise(setImmediate);
      timers.goOff(READ_TIME);
      assert.match(await asked, /resized/);
      assert.equal(made.count, 1);
    }));
});
