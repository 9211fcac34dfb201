import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express, { type ErrorRequestHandler, type Express } from 'express';
import request from 'supertest';
import { staticFiles } from '../../../../../server/platform/http/static-files.ts';

const SCRIPT = 'console.log(1);'.repeat(100);

describe('static files', () => {
  let dir: string;
  let app: Express;
  beforeEach(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'vitrine-static-'));
    await mkdir(path.join(dir, 'assets/js'), { recursive: true });
    await writeFile(path.join(dir, 'secret.txt'), 'secret');
    await writeFile(path.join(dir, 'assets/js/boot.1.js'), SCRIPT);
    await writeFile(path.join(dir, 'assets/js/boot.1.js.br'), brotliCompressSync(SCRIPT));
    await writeFile(path.join(dir, 'assets/js/boot.1.js.gz'), gzipSync(SCRIPT));
    await writeFile(path.join(dir, 'assets/photo.jpg'), Buffer.alloc(5000, 7));
    app = express();
    app.use('/assets', await staticFiles(path.join(dir, 'assets')));
    app.use('/none', await staticFiles(path.join(dir, 'none')));
    const failed: ErrorRequestHandler = (error, _req, res, _next) => res.status(error.status).end();
    app.use(failed);
  });
  afterEach(() => rm(dir, { recursive: true }));

  it('are sent for good, with the type of their name', async () => {
    const { status, headers } = await request(app).get('/assets/photo.jpg');
    assert.equal(status, 200);
    assert.equal(headers['content-type'], 'image/jpeg');
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
  });

  it('are sent as the build compressed them', async () => {
    for (const [accepted, sent] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ]) {
      const response = await request(app)
        .get('/assets/js/boot.1.js')
        .set('Accept-Encoding', accepted ?? '');
      assert.equal(response.headers['content-encoding'], sent);
      assert.match(response.headers['content-type'] ?? '', /^text\/javascript/);
      assert.equal(response.headers['vary'], 'Accept-Encoding');
    }
    const { headers } = await request(app).get('/assets/photo.jpg').set('Accept-Encoding', 'br');
    assert.equal(headers['content-encoding'], undefined);
  });

  it('are 404 where there is no such file, and for paths that lead out of the folder', async () => {
    const paths = [
      '',
      '/',
      '/js',
      '/js/',
      '/x.js',
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/js/boot.1',
    ];
    for (const each of paths) {
      assert.equal((await request(app).get(`/assets${each}`)).status, 404, each);
    }
    assert.equal((await request(app).get('/none/x')).status, 404);
  });

  it('are sent in part, and whole to a senseless range', async () => {
    const part = await request(app).get('/assets/photo.jpg').set('Range', 'bytes=0-9');
    assert.equal(part.status, 206);
    assert.equal(part.headers['content-length'], '10');
    for (const range of ['bytes=10-5', 'bytes=x-y', 'lines=1-2']) {
      const { status } = await request(app).get('/assets/photo.jpg').set('Range', range);
      assert.ok([200, 416].includes(status), `${range}: ${status}`);
    }
  });

  it('are 404 once a new build has taken them away', async () => {
    await rm(path.join(dir, 'assets/js/boot.1.js.br'));
    const response = await request(app).get('/assets/js/boot.1.js').set('Accept-Encoding', 'br');
    assert.equal(response.status, 404);
    assert.equal(response.headers['content-encoding'], undefined);
  });
});
