import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express, { type Express } from 'express';
import request from 'supertest';
import { serveRetained } from '../../../../../server/platform/http/retained-files.ts';
import { staticFiles } from '../../../../../server/platform/http/static-files.ts';

const SCRIPT = 'console.log(1);'.repeat(100);
const OLD = '/assets/js/boot.aaaaaaaaaa.js';
const NOW = '/assets/js/boot.bbbbbbbbbb.js';

describe('files of other releases', () => {
  let dir: string;
  let app: Express;
  beforeEach(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'vitrine-kept-'));
    for (const folder of ['kept/js', 'built/js'])
      await mkdir(path.join(dir, folder), { recursive: true });
    await writeFile(path.join(dir, 'kept/js/boot.aaaaaaaaaa.js'), SCRIPT);
    await writeFile(path.join(dir, 'kept/js/boot.aaaaaaaaaa.js.br'), brotliCompressSync(SCRIPT));
    await writeFile(path.join(dir, 'built/js/boot.bbbbbbbbbb.js'), 'now');
    await writeFile(path.join(dir, 'kept/secret.txt'), 'secret');
    app = express();
    const fallback = serveRetained(path.join(dir, 'kept'));
    app.use('/assets', await staticFiles(path.join(dir, 'built'), { fallback }));
  });
  afterEach(() => rm(dir, { recursive: true }));

  const get = (url: string, encoding = 'identity') =>
    request(app).get(url).set('Accept-Encoding', encoding);

  it('are sent as those of this one: for good, compressed as they were built', async () => {
    for (const [accepted, sent] of [
      ['br', 'br'],
      ['gzip', undefined],
      ['identity', undefined],
    ] as const) {
      const { status, headers, text } = await get(OLD, accepted);
      assert.equal(status, 200);
      assert.equal(headers['content-encoding'], sent);
      assert.match(headers['content-type'] ?? '', /^text\/javascript/);
      assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
      if (sent === undefined) assert.equal(text, SCRIPT);
    }
    assert.equal((await get(NOW)).text, 'now');
  });

  it('are found when they come while the server runs', async () => {
    const url = '/assets/js/boot.cccccccccc.js';
    assert.equal((await get(url)).status, 404);
    await writeFile(path.join(dir, 'kept/js/boot.cccccccccc.js'), 'newer');
    assert.equal((await get(url)).text, 'newer');
  });

  it('take the place of those that a build has removed under the running server', async () => {
    await writeFile(path.join(dir, 'kept/js/boot.bbbbbbbbbb.js'), 'kept');
    await rm(path.join(dir, 'built/js/boot.bbbbbbbbbb.js'));
    assert.equal((await get(NOW)).text, 'kept');
  });

  it('are 404 where there is none, and for names without a hash', async () => {
    const urls = ['/assets/secret.txt', '/assets/js', '/assets/js/boot.dddddddddd.js'];
    for (const url of [...urls, '/assets/..%2fsecret.txt', '/assets/js%2f..%2fsecret.txt']) {
      assert.equal((await get(url)).status, 404, url);
    }
  });
});
