import assert from 'node:assert/strict';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  newPage,
  type RenderedPage,
  withVariant,
  withVariantsOf,
} from '../../../../../server/web/page-cache/cached-page.ts';
import { PageCache, QUIET_TIME } from '../../../../../server/web/page-cache/page-cache.ts';
import { ManualTimers } from '../../../../support/manual-timers.ts';

const KB = 1024;

function cacheOf(maxBytes = 1024 * KB) {
  const site = { version: 'one', renders: 0 };
  const timers = new ManualTimers();
  const cache = new PageCache({ version: () => site.version, maxBytes, timers });
  const render = async (html = '<p>home</p>'): Promise<RenderedPage> => {
    site.renders += 1;
    return { body: Buffer.from(html), headers: { 'X-Own': 'yes' } };
  };
  return { cache, site, render, timers };
}

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

describe('page cache', () => {
  it('keeps a page from its first answer on', async () => {
    const { cache, site, render } = cacheOf();
    assert.equal(cache.hit('a', 'br'), undefined);
    const page = await cache.page('a', 'br', render);
    assert.equal(cache.hit('a', 'br'), page);
    assert.equal(await cache.page('a', 'br', render), page);
    assert.equal(site.renders, 1);
  });

  it('keeps no more memory than it counts', async () => {
    const { cache, render } = cacheOf();
    for (const encoding of ['identity', 'br', 'gzip'] as const) {
      const page = await cache.page('a', encoding, () => render('<p>home</p>'.repeat(200)));
      const body = page.variants[encoding]?.body;
      assert.equal(body?.buffer.byteLength, body?.length, `${encoding} is a piece of a block`);
    }
  });

  it('makes each encoding when it is asked for, from one rendering', async () => {
    const { cache, site, render } = cacheOf();
    await cache.page('a', 'br', render);
    assert.equal(cache.hit('a', 'gzip'), undefined);
    await cache.page('a', 'gzip', render);
    const page = await cache.page('a', 'identity', render);
    assert.equal(site.renders, 1);
    const { br, gzip, identity } = page.variants;
    assert.ok(br && gzip && identity);
    assert.equal(brotliDecompressSync(br.body).toString(), '<p>home</p>');
    assert.equal(gunzipSync(gzip.body).toString(), '<p>home</p>');
    assert.equal(identity.body.toString(), '<p>home</p>');
    assert.ok(br.head.includes('X-Own') && br.head.includes('br'));
    assert.ok(!identity.head.includes('Content-Encoding'));
  });

  it('takes a page with other headers for another page', async () => {
    const { cache } = cacheOf();
    const tags = ['one', 'two'].map(async (policy) => {
      const render = async () => ({
        body: Buffer.alloc(0),
        headers: { 'content-security-policy': policy },
      });
      return (await cache.page(undefined, 'identity', render)).etag;
    });
    assert.equal(new Set(await Promise.all(tags)).size, 2);
  });

  it('renders a page once for all who ask at the same time, in whatever encoding', async () => {
    const { cache, site, render } = cacheOf();
    const { open, opened } = gate();
    const slow = async () => {
      await opened;
      return render();
    };
    const asked = [
      cache.page('a', 'br', slow),
      cache.page('a', 'br', slow),
      cache.page('a', 'gzip', slow),
      cache.page('a', 'identity', slow),
    ];
    open();
    const pages = await Promise.all(asked);
    assert.equal(site.renders, 1);
    assert.equal(new Set(pages.map((page) => page.etag)).size, 1);
    assert.deepEqual(Object.keys(cache.hit('a', 'br')?.variants ?? {}).sort(), [
      'br',
      'gzip',
      'identity',
    ]);
  });

  it('tells all who wait that rendering failed, and tries again for the next', async () => {
    const { cache, render } = cacheOf();
    const fail = async (): Promise<RenderedPage> => {
      throw new Error('broken');
    };
    const asked = [cache.page('a', 'br', fail), cache.page('a', 'gzip', fail)];
    for (const result of await Promise.allSettled(asked)) assert.equal(result.status, 'rejected');
    assert.equal(cache.hit('a', 'br'), undefined);
    assert.ok(await cache.page('a', 'br', render));
  });

  it('sends no page of a former version', async () => {
    const { cache, site, render } = cacheOf();
    await cache.page('a', 'br', render);
    await cache.page('b', 'br', render);
    site.version = 'two';
    assert.equal(cache.hit('a', 'br'), undefined);
    const page = await cache.page('b', 'br', () => render('<p>sold</p>'));
    assert.equal(site.renders, 3);
    assert.equal(page.identity.toString(), '<p>sold</p>');
    assert.deepEqual(cache.hit('b', 'br'), page);
    assert.equal(cache.hit('a', 'br'), undefined);
    site.version = 'one';
    assert.equal(cache.hit('b', 'br'), undefined);
  });

  it('keeps the encodings of a page that is the same in another version', async () => {
    const { cache, site, render } = cacheOf();
    const { identity } = await cache.page('a', 'br', render);
    cache.hit('a', 'br');
    await cache.idle();
    const { br } = cache.hit('a', 'br')?.variants ?? {};
    assert.equal(br?.effort, 'best');
    site.version = 'two';
    const again = await cache.page('a', 'br', render);
    assert.equal(again.variants.br, br);
    // The former page itself: nothing was compressed for it.
    assert.equal(again.identity, identity);
    assert.equal(site.renders, 2);
    assert.equal(cache.hit('a', 'br')?.variants.br, br);
    site.version = 'three';
    const [other, gzip] = await Promise.all([
      cache.page('a', 'br', () => render('<p>other</p>')),
      cache.page('a', 'gzip', () => render('<p>other</p>')),
    ]);
    assert.equal(other.variants.br?.effort, 'quick');
    assert.ok(gzip.variants.gzip);
  });

  it('does not mix the best compression with what is rendered meanwhile', async () => {
    const { cache, site, render } = cacheOf();
    await cache.page('a', 'br', render);
    cache.hit('a', 'br');
    // The best compression is under way in another thread.
    await new Promise((resolve) => setImmediate(resolve));
    site.version = 'two';
    const fresh = await cache.page('a', 'br', () => render('<p>new</p>'));
    await cache.idle();
    assert.deepEqual(cache.hit('a', 'br'), fresh);
  });

  it('does not keep what was begun before the version changed, nor joins it', async () => {
    const { cache, site, render } = cacheOf();
    const { open, opened } = gate();
    const old = cache.page('a', 'br', async () => {
      await opened;
      return render('<p>old</p>');
    });
    site.version = 'two';
    const fresh = await cache.page('a', 'br', () => render('<p>new</p>'));
    open();
    await old;
    assert.equal(cache.hit('a', 'br')?.etag, fresh.etag);
    assert.notEqual((await old).etag, fresh.etag);
  });

  it('keeps nothing without a key', async () => {
    const { cache, site, render } = cacheOf();
    await cache.page(undefined, 'br', render);
    await cache.page(undefined, 'br', render);
    assert.equal(site.renders, 2);
    assert.equal(cache.bytes, 0);
  });

  it('keeps to its bound, every encoding counted, the least recently used first out', async () => {
    const { cache, render } = cacheOf(100 * KB);
    const big = () => render('x'.repeat(40 * KB));
    await cache.page('a', 'identity', big);
    const one = cache.bytes;
    assert.ok(one >= 40 * KB);
    await cache.page('a', 'gzip', big);
    assert.ok(cache.bytes > one);
    await cache.page('b', 'identity', big);
    cache.hit('a', 'identity');
    await cache.page('c', 'identity', big);
    assert.equal(cache.hit('b', 'identity'), undefined);
    assert.ok(cache.hit('a', 'identity') && cache.hit('c', 'identity'));
    for (let i = 0; i < 50; i += 1) {
      await cache.page(`page ${i}`, 'identity', big);
      assert.ok(cache.bytes <= 100 * KB);
    }
  });

  it('sends a page that is too big for it without keeping it', async () => {
    const { cache, render } = cacheOf(10 * KB);
    const page = await cache.page('a', 'identity', () => render('x'.repeat(20 * KB)));
    assert.equal(page.identity.length, 20 * KB);
    assert.equal(cache.bytes, 0);
  });

  it('compresses best in the background once a page is asked for again; its tag stays', async () => {
    const { cache, render } = cacheOf();
    const words = Array.from({ length: 4000 }, (_, i) => `huis ${(i * 7919) % 4001}`).join(' ');
    const first = await cache.page('a', 'br', () => render(words));
    await cache.idle();
    assert.equal(cache.hit('a', 'br')?.variants.br?.effort, 'quick');
    await cache.idle();
    const later = cache.hit('a', 'br');
    assert.equal(later?.variants.br?.effort, 'best');
    assert.equal(later.etag, first.etag);
    assert.ok(later.variants.br.body.length < (first.variants.br?.body.length ?? 0));
    assert.equal(brotliDecompressSync(later.variants.br.body).toString(), words);
  });

  it('compresses best what was asked for once when no new page was for a while', async () => {
    const { cache, render, timers } = cacheOf();
    const efforts = () =>
      ['a', 'b'].map((key) =>
        cache.page(key, 'br', render).then((page) => page.variants.br?.effort),
      );
    await cache.page('a', 'br', render);
    await cache.page('b', 'br', render);
    // The second page put it off.
    assert.deepEqual(timers.waiting, [QUIET_TIME]);
    await cache.idle();
    assert.deepEqual(await Promise.all(efforts()), ['quick', 'quick']);
    timers.goOff(QUIET_TIME);
    await cache.idle();
    assert.deepEqual(await Promise.all(efforts()), ['best', 'best']);
  });

  it('compresses the last of many pages, and none of them twice', async () => {
    const { cache, render, timers } = cacheOf();
    const keys = Array.from({ length: 65 }, (_, index) => `page ${index}`);
    for (const key of keys) await cache.page(key, 'br', render);
    timers.goOff(QUIET_TIME);
    await cache.idle();
    const pages = await Promise.all(keys.map((key) => cache.page(key, 'br', render)));
    const efforts = pages.map(({ variants }) => variants.br?.effort);
    assert.deepEqual([efforts[0], new Set(efforts.slice(1))], ['quick', new Set(['best'])]);
    assert.deepEqual(timers.waiting, []);
  });

  it('keeps the best of each encoding of a page that is made twice at once', async () => {
    const page = newPage({ body: Buffer.from('<p>home</p>'), headers: {} });
    const best = await withVariant(page, 'br', 'best');
    const quick = await withVariant(await withVariant(page, 'br', 'quick'), 'gzip', 'quick');
    const expected = { br: best.variants.br, gzip: quick.variants.gzip };
    assert.deepEqual(withVariantsOf(quick, best).variants, expected);
    assert.deepEqual(withVariantsOf(best, quick).variants, expected);
  });

  it('gives the same content the same tag, and other content another', async () => {
    const { cache, render } = cacheOf();
    const [a, b, c] = await Promise.all([
      cache.page('a', 'br', () => render('one')),
      cache.page('b', 'gzip', () => render('one')),
      cache.page('c', 'br', () => render('two')),
    ]);
    assert.equal(a.etag, b.etag);
    assert.notEqual(a.etag, c.etag);
    assert.match(a.etag, /^W\/"[\w-]+"$/);
  });
});
