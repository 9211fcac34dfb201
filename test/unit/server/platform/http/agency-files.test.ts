import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import express, { type ErrorRequestHandler, type Express } from 'express';
import request from 'supertest';
import { systemTimers } from '../../../../../server/platform/concurrency/timers.ts';
import { readFile } from '../../../../../server/platform/files/folder-fs.ts';
import { agencyFiles } from '../../../../../server/platform/http/agency-files.ts';
import { ManualTimers } from '../../../../support/manual-timers.ts';
import { inFolder } from '../../build/in-folder.ts';

/** Milliseconds for which a visitor waits for the disk. */
const READ_TIMEOUT = 5000;
const VIDEO = Buffer.from(Array.from({ length: 200_000 }, (_each, index) => index % 251));

function appOn(dir: string, timers = systemTimers): Express {
  const app = express();
  app.use('/videos', agencyFiles(path.join(dir, 'videos'), timers));
  const failed: ErrorRequestHandler = (error, _req, res, _next) => res.status(error.status).end();
  app.use(failed);
  return app;
}

/** Makes a pipe without a writer: opening it blocks. */
function pipeIn(dir: string, name: string): string {
  const pipe = path.join(dir, name);
  execFileSync('mkfifo', [pipe]);
  return pipe;
}

describe("the agency's own files", () => {
  const files = { 'videos/a.mp4': VIDEO, 'videos/deep/b.mp4': 'deep', 'site.json': '{}' };
  const get = (app: Express, name: string) => request(app).get(`/videos/${name}`);

  it('are sent whole, and the parts that are asked for', () =>
    inFolder(files, async (dir) => {
      const app = appOn(dir);
      const whole = await get(app, 'a.mp4').expect(200);
      assert.deepEqual(whole.body, VIDEO);
      assert.equal(whole.headers['accept-ranges'], 'bytes');
      assert.equal((await get(app, 'deep/b.mp4').expect(200)).headers['content-length'], '4');
      for (const [range, from, to] of [
        ['bytes=10-99', 10, 100],
        ['bytes=199990-', 199_990, 200_000],
        ['bytes=-5', 199_995, 200_000],
      ] as const) {
        const part = await get(app, 'a.mp4').set('Range', range).expect(206);
        assert.deepEqual(part.body, VIDEO.subarray(from, to));
        assert.equal(part.headers['content-range'], `bytes ${from}-${to - 1}/200000`);
        const head = await request(app).head('/videos/a.mp4').set('Range', range).expect(206);
        assert.equal(head.headers['content-length'], String(to - from));
      }
      for (const range of ['bytes=0-1,5-6', 'lines=1-2', 'bytes=x-y']) {
        assert.equal((await get(app, 'a.mp4').set('Range', range)).body.length, 200_000, range);
      }
      const none = await get(app, 'a.mp4').set('Range', 'bytes=200000-').expect(416);
      assert.equal(none.headers['content-range'], 'bytes */200000');
    }));

  it('are not sent again, and continued only as long as they are the same', () =>
    inFolder(files, async (dir) => {
      const app = appOn(dir);
      const { headers } = await get(app, 'a.mp4');
      const [tag, date] = [headers['etag'] ?? '', headers['last-modified'] ?? ''];
      await get(app, 'a.mp4').set('If-None-Match', tag).expect(304);
      await get(app, 'a.mp4').set('If-Modified-Since', date).expect(304);
      const part = (known: string) =>
        get(app, 'a.mp4').set('Range', 'bytes=0-9').set('If-Range', known);
      for (const known of [tag, date]) await part(known).expect(206);
      for (const known of ['W/"1-1"', 'Thu, 01 Jan 1970 00:00:00 GMT', 'x']) {
        await part(known).expect(200);
      }
    }));

  it('are 404 where there is no file, or something else has its name', () =>
    inFolder(files, async (dir) => {
      pipeIn(dir, 'videos/pipe.mp4');
      const app = appOn(dir);
      const names = ['', 'none.mp4', 'deep', 'deep/', 'a.mp4/', 'a.mp4/x', '.x', 'deep//b.mp4'];
      for (const name of [...names, '..%2fsite.json', 'a.mp4%00', 'x'.repeat(300)]) {
        await get(app, name).expect(404);
      }
      // More of them than there are threads.
      const asked = Array.from({ length: 8 }, () => get(app, 'pipe.mp4').expect(404));
      await Promise.all(asked);
      await get(app, 'a.mp4').expect(200);
    }));

  it('are closed where the client has disconnected meanwhile', () =>
    inFolder(files, async (dir) => {
      const app = express();
      app.use((_req, res, next) => {
        res.destroy();
        res.once('close', next);
      });
      app.use('/videos', agencyFiles(path.join(dir, 'videos'), systemTimers));
      const failed = Promise.withResolvers<void>();
      const tell: ErrorRequestHandler = (_error, _req, _res, _next) => failed.resolve();
      app.use(tell);
      await get(app, 'a.mp4').catch(() => undefined);
      await failed.promise;
      const isOpen = async () => {
        const fds = await fs.readdir('/proc/self/fd');
        const names = fds.map((fd) => fs.readlink(`/proc/self/fd/${fd}`).catch(() => ''));
        return (await Promise.all(names)).some((name) => name.endsWith('a.mp4'));
      };
      while (await isOpen()) await new Promise(setImmediate);
    }));

  it('are 503 in time while the disk does not answer, and leave the site its threads', () =>
    inFolder({ ...files, 'asset.js': 'there' }, async (dir) => {
      const pipe = pipeIn(dir, 'home.json');
      const held = [readFile(pipe, 'utf8'), readFile(pipe, 'utf8')];
      const timers = new ManualTimers();
      const app = appOn(dir, timers);
      const waiting = Array.from({ length: 100 }, () =>
        get(app, 'a.mp4').then((res) => res.status),
      );
      while (timers.waiting.length < 100) await new Promise(setImmediate);
      // One more is not taken.
      await get(app, 'a.mp4').expect(503);
      timers.goOff(READ_TIMEOUT);
      assert.deepEqual(new Set(await Promise.all(waiting)), new Set([503]));
      assert.equal(await fs.readFile(path.join(dir, 'asset.js'), 'utf8'), 'there');
      let ended = 0;
      const all = Promise.all(held.map((read) => read.then(() => (ended += 1))));
      while (ended < held.length) await (await fs.open(pipe, 'r+')).close();
      await all;
      // Those that nobody waits for are opened and closed first.
      let status: number;
      do ({ status } = await get(app, 'a.mp4'));
      while (status === 503);
      assert.equal(status, 200);
    }));
});
