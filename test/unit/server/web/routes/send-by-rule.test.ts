import assert from 'node:assert/strict';
import express, { type Express } from 'express';
import request from 'supertest';
import { PageCache } from '../../../../../server/web/page-cache/page-cache.ts';
import { serveCachedPage } from '../../../../../server/web/page-cache/serve-cached-page.ts';
import { sendByRule } from '../../../../../server/web/routes/send-by-rule.ts';
import type { CacheRule } from '../../../../../views/subjects/cache-rule.ts';

interface OnePage {
  app: Express;
  cache: PageCache;
  renders: () => number;
}

/** A site of one page; by default it is rendered as something else each time. */
function appWith(rule: CacheRule, bodyOf = (renders: number) => `page ${renders}`): OnePage {
  const cache = new PageCache({ version: () => '1', maxBytes: 1_000_000 });
  let renders = 0;
  const render = async () => {
    renders += 1;
    const headers = { 'content-type': 'text/html; charset=utf-8', 'x-own': 'yes' };
    return { status: 200, headers, body: Buffer.from(bodyOf(renders)) } as const;
  };
  const app = express();
  app.set('etag', false);
  app.use((_req, res, next) => {
    res.locals.requestId = 'a';
    next();
  });
  app.use(serveCachedPage(cache));
  app.use((req, res) => sendByRule(req, res, { rule, cache, render }));
  return { app, cache, renders: () => renders };
}

const get = (app: Express) => request(app).get('/nl/page').set('Host', 'localhost');

describe('the cache rule of a page', () => {
  it('cached: is rendered once, and revalidated by the browser', async () => {
    const { app, renders } = appWith('cached');
    const first = await get(app);
    assert.equal((await get(app)).text, first.text);
    assert.equal(renders(), 1);
    assert.equal(first.headers['cache-control'], 'no-cache');
    const again = await get(app).set('If-None-Match', first.headers['etag'] ?? '');
    assert.equal(again.status, 304);
  });

  it('revalidate: is rendered for each request, and revalidated by the browser', async () => {
    const { app, cache, renders } = appWith('revalidate');
    const first = await get(app);
    const second = await get(app).set('If-None-Match', first.headers['etag'] ?? '');
    assert.equal(second.status, 200);
    assert.notEqual(second.text, first.text);
    assert.equal(renders(), 2);
    assert.equal(first.headers['cache-control'], 'no-cache');
    assert.equal(first.headers['x-own'], 'yes');
    assert.equal(cache.bytes, 0);
  });

  it('no-store: is rendered for each request, and cached nowhere', async () => {
    const { app, cache, renders } = appWith('no-store');
    const first = await get(app);
    assert.notEqual((await get(app)).text, first.text);
    assert.equal(renders(), 2);
    assert.equal(first.headers['cache-control'], 'no-store');
    assert.equal(first.headers['etag'], undefined);
    assert.equal(first.headers['x-own'], 'yes');
    assert.equal(cache.bytes, 0);
  });

  it('revalidate: answers 304 to a browser that has the same page', async () => {
    const { app } = appWith('revalidate', () => 'the same');
    const { headers } = await get(app);
    assert.equal((await get(app).set('If-None-Match', headers['etag'] ?? '')).status, 304);
  });
});
