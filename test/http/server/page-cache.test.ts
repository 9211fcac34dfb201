import assert from 'node:assert/strict';
import { load } from 'cheerio';
import type { Express } from 'express';
import request, { type Test } from 'supertest';
import { demoCatalogue } from '../../../server/services/crm/demo/catalogue.ts';
import type { Renderer } from '../../../server/services/render/renderer.ts';
import { siteApp, type SiteApp } from '../../support/site-app.ts';

const LIST = '/nl/te-koop';

/** The application with a renderer that counts its calls. */
async function countingApp(): Promise<SiteApp & { renders: () => number }> {
  let renders = 0;
  const counting = (renderer: Renderer): Renderer => ({
    ...renderer,
    renderPage(input) {
      renders += 1;
      return renderer.renderPage(input);
    },
  });
  const built = await siteApp({
    replace: ({ source }) => ({ source: { ...source, renderer: counting(source.renderer) } }),
  });
  return { ...built, renders: () => renders };
}

describe('page cache over HTTP', () => {
  let app: Express;
  let counted: SiteApp & { renders: () => number };
  beforeEach(async () => {
    counted = await countingApp();
    ({ app } = counted);
  });

  // supertest listens on a new port each time, and pages are cached by host.
  const get = (path: string): Test => request(app).get(path).set('Host', 'localhost');

  it('renders a page once, and sends the same again', async () => {
    const first = await get(LIST);
    const second = await get(LIST);
    assert.equal(counted.renders(), 1);
    assert.equal(second.text, first.text);
    for (const name of ['etag', 'cache-control', 'vary', 'content-language', 'content-type']) {
      assert.equal(second.headers[name], first.headers[name], name);
    }
  });

  it('sends the same headers on the first answer and on a kept one', async () => {
    const names = async () => {
      const { headers } = await get(LIST);
      return Object.keys(headers)
        .filter((name) => name !== 'date')
        .sort();
    };
    assert.deepEqual(await names(), await names());
  });

  it('asks browsers to come back with the tag, and answers 304 to it', async () => {
    const { headers } = await get(LIST);
    assert.equal(headers['cache-control'], 'no-cache');
    assert.equal(headers['vary'], 'Accept-Encoding');
    const tag = headers['etag'] as string;
    for (const tags of [tag, `"other", ${tag}`, tag.replace(/^W\//, ''), '*']) {
      const response = await get(LIST).set('If-None-Match', tags);
      assert.equal(response.status, 304, tags);
      assert.equal(response.text, '');
      assert.equal(response.headers['etag'], tag);
    }
    const stale = await get(LIST).set('If-None-Match', '"other"');
    assert.equal(stale.status, 200);
  });

  it('sends each encoding that is asked for, all of one rendering', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      for (const _again of [1, 2]) {
        const response = await get(LIST).set('Accept-Encoding', encoding);
        const wanted = encoding === 'identity' ? undefined : encoding;
        assert.equal(response.headers['content-encoding'], wanted);
      }
    }
    const [br, identity] = await Promise.all([
      get(LIST).set('Accept-Encoding', 'br'),
      get(LIST).set('Accept-Encoding', 'identity'),
    ]);
    assert.equal(br.text, identity.text);
    assert.equal(Number(identity.headers['content-length']), Buffer.byteLength(identity.text));
    assert.ok(Number(br.headers['content-length']) * 2 < Buffer.byteLength(identity.text));
    assert.equal(counted.renders(), 1);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    for (const _again of ['first', 'kept']) {
      // Recompression between the two requests would make the responses differ.
      await counted.parts.cache.idle();
      const asked = request(app).head(LIST).set('Host', 'localhost');
      const head = await asked.set('Accept-Encoding', 'gzip, deflate');
      assert.equal(head.status, 200);
      assert.equal(head.text, undefined);
      const whole = await get(LIST);
      assert.equal(head.headers['etag'], whole.headers['etag']);
      assert.equal(head.headers['content-length'], whole.headers['content-length']);
    }
  });

  it('answers HEAD of what is never kept with the headers of GET too', async () => {
    for (const path of ['/nl/nergens', '/nl/contact?x=1']) {
      const asked = (method: 'get' | 'head') =>
        request(app)[method](path).set('Host', 'localhost').set('Accept-Encoding', 'br');
      const [head, whole] = [await asked('head'), await asked('get')];
      for (const name of ['content-length', 'content-encoding', 'vary', 'content-type']) {
        assert.equal(head.headers[name], whole.headers[name], `${path}: ${name}`);
      }
      assert.equal(head.headers['content-encoding'], 'br');
    }
  });

  it('renders once for all who ask for a page at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(LIST)));
    assert.ok(answers.every(({ status }) => status === 200));
    assert.equal(counted.renders(), 1);
  });

  it('keeps one page for every way to ask for the same list', async () => {
    const ways = ['', '?page=1', '?order=recent', '?page=x', '?utm_source=mail&gclid=1', '?'];
    for (const query of ways) assert.equal((await get(LIST + query)).status, 200);
    assert.equal(counted.renders(), 1);
    await get(`${LIST}?order=price-asc&utm_source=mail`);
    await get(`${LIST}?utm_medium=a&order=price-asc`);
    assert.equal(counted.renders(), 2);
  });

  it('renders anew for parameters that it does not know, and carries them in its links', async () => {
    const { text } = await get(`${LIST}?ref=42&utm_source=mail`);
    await get(`${LIST}?ref=42`);
    assert.equal(counted.renders(), 2);
    const hrefs = load(text)('main a')
      .toArray()
      .map((link) => link.attribs['href'] ?? '');
    assert.ok(hrefs.some((href) => href.includes('ref=42')));
    assert.ok(!text.includes('utm_source'));
    assert.ok(!(await get(LIST)).text.includes('ref=42'));
  });

  it('keeps no redirect and no error', async () => {
    await get('/nl');
    await get('/nl/nergens');
    await get('/nl/nergens');
    assert.equal(counted.parts.cache.bytes, 0);
  });

  it('drops what it kept when the catalogue changes', async () => {
    const demo = demoCatalogue('server/demo');
    let price = 0;
    const changing = await siteApp({
      crm: {
        ...demo,
        version: async () => String(price),
        properties: async () => {
          const { items, dropped } = await demo.properties();
          const changed = price === 0 ? items : items.map((item) => ({ ...item, price }));
          return { items: changed, dropped };
        },
      },
    });
    ({ app } = changing);
    const { catalogue } = changing.parts.source;
    const before = await get(LIST);
    await catalogue.refresh();
    assert.equal((await get(LIST)).headers['etag'], before.headers['etag']);
    price = 123_456;
    await catalogue.refresh();
    const after = await get(LIST).set('If-None-Match', before.headers['etag'] ?? '');
    assert.equal(after.status, 200);
    assert.match(after.text, /123\.456/);
  });
});
