import assert from 'node:assert/strict';
import { type CheerioAPI, load } from 'cheerio';
import fc from 'fast-check';
import request from 'supertest';
import { itemKey } from '../../../views/domain/list/list-item.ts';
import { LIST_KINDS } from '../../../views/domain/list/list-kind.ts';
import { parseListQuery } from '../../../views/domain/list/list-parameters.ts';
import { emptyQuery, type ListQuery } from '../../../views/domain/list/list-query.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import type { SiteInfo } from '../../../views/domain/site/site.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { type SiteApp, siteApp } from '../../support/site-app.ts';
import { assertWellFormed } from '../../support/well-formed.ts';
import { manyHomes } from '../../bench/many-homes.ts';
import { SampleCrm } from '../../unit/server/services/catalogue/sample-crm.ts';
import { anyParameters, anySparseQuery } from '../../unit/views/domain/sample-query.ts';

const ORIGIN = 'http://www.example.be';
const HOST = 'www.example.be';
const DEMO = new URL('../../../server/demo/', import.meta.url).pathname;
const MAX_ITEMS = 50;

describe('the feed of a list', () => {
  let site: SiteApp;
  before(async () => {
    site = await siteApp({ env: { SITE_URL: ORIGIN } });
  });
  const get = (url: string) => request(site.app).get(url).set('Host', HOST).redirects(0);

  async function feed(url: string): Promise<CheerioAPI> {
    const { status, headers, text } = await get(url).buffer(true);
    assert.equal(status, 200, url);
    assert.equal(headers['content-type'], 'application/rss+xml; charset=utf-8');
    assertWellFormed(text);
    return load(text, { xml: true });
  }

  const textsOf = ($: CheerioAPI, selector: string) =>
    $(selector)
      .toArray()
      .map((each) => $(each).text());

  /** The keys of the items that a list shows, the most recent first. */
  const listed = (query: ListQuery) =>
    site.parts.source.catalogue
      .port('nl')
      .list({ ...query, order: 'recent', page: 1 }, MAX_ITEMS)
      .items.map(itemKey);

  const keysOf = ($: CheerioAPI) => textsOf($, 'item > guid').map((id) => id.split('#')[1]);

  for (const locale of LOCALES) {
    it(`has what the list shows, newest first, with links that lead there, in ${locale}`, async () => {
      const links = createLinks(site.parts.source.paths, locale);
      for (const listKind of LIST_KINDS) {
        const $ = await feed(links.feed(emptyQuery(listKind)) ?? '');
        assert.equal($('channel > language').text(), locale);
        assert.equal($('channel > link').text(), ORIGIN + links.list(emptyQuery(listKind)));
        const keys = keysOf($);
        assert.ok(keys.length > 0 && keys.length <= MAX_ITEMS);
        assert.deepEqual(keys, listed(emptyQuery(listKind)));
        const dates = textsOf($, 'item > pubDate').map((date) => Date.parse(date));
        assert.deepEqual(
          dates,
          dates.toSorted((a, b) => b - a),
        );
        assert.ok(textsOf($, 'item > title').every((title) => title !== ''));
        for (const url of textsOf($, 'item > link').slice(0, 3)) {
          assert.ok(url.startsWith(`${ORIGIN}/${locale}/`), url);
          assert.equal((await get(url.slice(ORIGIN.length))).status, 200, url);
        }
        const picture = $('item > media\\:content').attr('url') ?? '';
        assert.equal((await get(picture.slice(ORIGIN.length))).type, 'image/jpeg');
      }
    });
  }

  it('is linked by the list with its filters, in the head and below the homes', async () => {
    const wanted = '/rss/nl/te-koop?region=Gent%7C9000&bedrooms=3';
    const url = '/nl/te-koop?order=price-asc&region=Gent%7C9000&bedrooms=3&x=1';
    const $ = load((await get(url)).text);
    const link = $('link[rel=alternate][type="application/rss+xml"]');
    assert.deepEqual(
      [link.attr('href'), $('.list-feed a').attr('href'), link.attr('title')],
      [wanted, wanted, $('title').text()],
    );
    assert.match((await feed(wanted))('channel > title').text(), /^Te koop in Gent · /);
    assert.match((await feed(wanted))('channel > description').text(), /3 slaapkamers/);
    const privacy = load((await get('/nl/privacy')).text);
    assert.equal(privacy('[type="application/rss+xml"]').length, 0);
  });

  it('shows what the list shows, whatever is asked', async () => {
    await fc.assert(
      fc.asyncProperty(anySparseQuery, fc.constantFrom(...LOCALES), async (query, locale) => {
        const links = createLinks(site.parts.source.paths, locale);
        const url = links.feed(query) ?? '';
        const $ = await feed(url);
        assert.deepEqual(keysOf($), listed(query));
        assert.equal($('atom\\:link[rel=self]').attr('href'), ORIGIN + url);
      }),
      { numRuns: 60 },
    );
  });

  it('answers any query string as the list reads it', async () => {
    await fc.assert(
      fc.asyncProperty(anyParameters, async (parameters) => {
        const asked = new URLSearchParams(parameters);
        for (const name of ['goal', 'polygon']) asked.delete(name);
        const $ = await feed(`/rss/nl/te-koop?${asked}`);
        assert.deepEqual(keysOf($), listed(parseListQuery(asked, 'sale')));
      }),
      { numRuns: 60 },
    );
  });

  it('is made once, whatever order, page and unknown parameters are asked', async () => {
    const first = await get('/rss/fr/a-louer?bedrooms=2');
    const { bytes } = site.parts.cache;
    for (const query of ['bedrooms=2&order=price-asc', 'page=7&bedrooms=2', 'x=1&bedrooms=2&y=2']) {
      const again = await get(`/rss/fr/a-louer?${query}`);
      assert.equal(again.headers['etag'], first.headers['etag']);
      assert.equal(again.text, first.text);
    }
    assert.equal(site.parts.cache.bytes, bytes);
  });

  it('is compressed, revalidated, and read only', async () => {
    for (const encoding of ['br', 'gzip']) {
      const response = await get('/rss/de/zu-verkaufen').set('Accept-Encoding', encoding);
      assert.equal(response.headers['content-encoding'], encoding);
      assert.equal(response.headers['cache-control'], 'no-cache');
      assert.equal(response.headers['x-robots-tag'], 'noindex');
      const etag = response.headers['etag'] ?? '';
      const again = await get('/rss/de/zu-verkaufen').set('If-None-Match', etag);
      assert.equal(again.status, 304);
    }
    const head = await request(site.app).head('/rss/de/zu-verkaufen').set('Host', HOST);
    assert.deepEqual([head.status, head.type], [200, 'application/rss+xml']);
    const post = await request(site.app)
      .post('/rss/de/zu-verkaufen')
      .set({ Host: HOST, 'Sec-Fetch-Site': 'same-origin' });
    assert.equal(post.status, 405);
  });

  for (const [asked, to] of [
    ['/rss/NL/Te-Koop?bedrooms=2', '/rss/nl/te-koop?bedrooms=2'],
    ['/rss/nl/a-vendre', '/rss/nl/te-koop'],
    ['/rss/nl/te-koop?goal=1&bedrooms=2', '/rss/nl/te-huur?bedrooms=2'],
  ] as const) {
    it(`has one URL: ${asked}`, async () => {
      const { headers } = await get(asked);
      assert.equal(headers['location'], to);
    });
  }

  it('is not there for what is no list', async () => {
    for (const url of ['/rss', '/rss/', '/rss/nl', '/rss/nl/privacy', '/rss/x']) {
      assert.equal((await get(url)).status, 404, url);
    }
  });
});

describe('the feed of sold homes without pages', () => {
  it('tells of them without a link, a price or an order of prices', async () => {
    const agency = new AgencyCopy(DEMO);
    agency.edit<SiteInfo>('site.json', (info) => {
      info.soldDetailPages = false;
    });
    const { app } = await siteApp({ env: { SITE_DIR: agency.dir } });
    const { text } = await request(app).get('/rss/nl/verkocht?order=price-asc').buffer(true);
    const $ = load(text, { xml: true });
    assert.ok($('item').length > 0);
    assert.equal($('item > link').length, 0);
    assert.equal($('item > guid[isPermaLink=false]').length, $('item').length);
  });
});

describe('the feed of a list that changes', () => {
  it('has the new home, and no more than fifty', async () => {
    const crm = new SampleCrm();
    crm.homes = manyHomes(200);
    const { app, parts } = await siteApp({ crm });
    const read = () => request(app).get('/rss/nl/te-koop').set('Host', 'localhost').buffer(true);
    const before = await read();
    assert.equal(load(before.text, { xml: true })('item').length, MAX_ITEMS);
    const [first] = crm.homes;
    assert.ok(first);
    crm.homes = [{ ...first, id: 7, startCommercialisation: '2026-11-21' }, ...crm.homes];
    await parts.source.catalogue.refresh();
    const after = await read().set('If-None-Match', before.headers['etag'] ?? '');
    assert.equal(after.status, 200);
    const $ = load(after.text, { xml: true });
    assert.match($('item > guid').first().text(), /#7$/);
    assert.equal($('item > pubDate').first().text(), 'Sat, 21 Nov 2026 00:00:00 GMT');
    assert.equal($('item').length, MAX_ITEMS);
  });

  it('is not an empty one while no home is known', async () => {
    const crm = new SampleCrm();
    crm.homesFail = true;
    const { app } = await siteApp({ crm });
    const { status } = await request(app).get('/rss/nl/te-koop').set('Host', 'localhost');
    assert.equal(status, 503);
  });
});
