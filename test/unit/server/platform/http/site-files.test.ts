import assert from 'node:assert/strict';
import express from 'express';
import request from 'supertest';
import { encode } from '../../../../../server/platform/http/content-encoding.ts';
import { SiteFiles } from '../../../../../server/platform/http/site-files.ts';

const rules = Array.from(
  { length: 300 },
  (_, at) => `.card-${at} { order: ${(at * 7919) % 601}; }`,
);
const css = Buffer.from(rules.join('\n'));
const font = Buffer.from('compressed already '.repeat(50));

function served(...names: string[]) {
  const files = new SiteFiles();
  files.publish(names.map((name) => ({ name, bytes: name.endsWith('.woff2') ? font : css })));
  return { files, app: express().use('/f', files.handler()) };
}

describe('files of the site served from memory', () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    it(`are sent as ${encoding}, the first time and later`, async () => {
      const { app } = served('a.css');
      for (let times = 0; times < 3; times += 1) {
        const response = await request(app).get('/f/a.css').set('Accept-Encoding', encoding);
        const expected = encoding === 'identity' ? undefined : encoding;
        assert.equal(response.get('content-encoding'), expected);
        assert.equal(response.text, css.toString());
      }
    });
  }

  it('are compressed at their best once they have been asked for', async () => {
    const { app } = served('a.css');
    const bytes = async () => {
      const response = await request(app).get('/f/a.css').set('Accept-Encoding', 'br');
      return Number(response.get('content-length'));
    };
    const best = (await encode(css, 'br', 'best')).length;
    assert.ok((await bytes()) > best);
    while ((await bytes()) > best);
  });

  it('keep what is compressed already', async () => {
    const { app } = served('a.woff2');
    const response = await request(app).get('/f/a.woff2').set('Accept-Encoding', 'br, gzip');
    assert.equal(response.get('content-encoding'), undefined);
    assert.ok(font.equals(response.body as Buffer));
  });

  it('stay for pages that were sent with them, and are else unknown', async () => {
    const { files, app } = served('a.css');
    files.publish([{ name: 'b.css', bytes: css }]);
    assert.equal((await request(app).get('/f/a.css')).status, 200);
    assert.equal((await request(app).get('/f/b.css')).status, 200);
    assert.equal((await request(app).get('/f/c.css')).status, 404);
  });
});
