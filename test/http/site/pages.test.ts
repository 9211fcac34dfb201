import assert from 'node:assert/strict';
import { load } from 'cheerio';
import type { Express } from 'express';
import request from 'supertest';
import { LOCALES } from '../../../views/domain/locale.ts';
import { sharedApp, siteApp } from '../../support/site-app.ts';

const LISTS = { nl: 'te-koop', fr: 'a-vendre', en: 'for-sale', de: 'zu-verkaufen' } as const;
const HOMES = { nl: 'ons-aanbod', fr: 'accueil', en: 'home', de: 'startseite' } as const;

describe('pages', () => {
  let app: Express;
  before(async () => {
    ({ app } = await sharedApp());
  });

  async function location(path: string): Promise<[status: number, to: string | undefined]> {
    const response = await request(app).get(path).redirects(0);
    return [response.status, response.headers['location']];
  }

  for (const locale of LOCALES) {
    it(`are there in ${locale}, with its language in the document and the headers`, async () => {
      for (const path of [`/${locale}/${HOMES[locale]}`, `/${locale}/${LISTS[locale]}`]) {
        const response = await request(app).get(path);
        assert.equal(response.status, 200, path);
        assert.equal(response.headers['content-language'], locale);
        assert.equal(response.headers['content-type'], 'text/html; charset=utf-8');
        const $ = load(response.text);
        assert.equal($('html').attr('lang'), locale);
        assert.equal($('h1').length, 1, path);
      }
    });

    it(`show every home of the first ${locale} list on a page of its own`, async () => {
      const list = load((await request(app).get(`/${locale}/${LISTS[locale]}`)).text);
      const start = `/${locale}/${LISTS[locale]}/`;
      const anchors = list(`main a[href^="${start}"]`).toArray();
      const links = new Set(anchors.map((link) => link.attribs['href'] ?? ''));
      assert.ok(links.size > 0);
      for (const path of links) {
        const response = await request(app).get(path);
        assert.equal(response.status, 200, path);
        assert.equal(load(response.text)('html').attr('lang'), locale);
      }
    });
  }

  it('lead from / to the home page in the best language', async () => {
    const cases: [string, string][] = [
      ['', '/nl/ons-aanbod'],
      ['de-BE,de;q=0.9,en;q=0.5', '/de/startseite'],
      ['es, fr;q=0.4', '/fr/accueil'],
      ['rubbish;;q=?', '/nl/ons-aanbod'],
    ];
    for (const [accepted, home] of cases) {
      const response = await request(app).get('/').set('Accept-Language', accepted).redirects(0);
      assert.equal(response.status, 302);
      assert.equal(response.headers['location'], home);
      assert.match(response.headers['vary'] ?? '', /Accept-Language/);
      assert.equal(response.headers['cache-control'], 'no-cache');
    }
  });

  it('keep the query when they lead on', async () => {
    assert.deepEqual(await location('/?utm_source=mail'), [302, '/nl/ons-aanbod?utm_source=mail']);
    assert.deepEqual(await location('/nl/home'), [301, '/nl/ons-aanbod']);
    assert.deepEqual(await location('/nl/Te-Koop/?page=2'), [301, '/nl/te-koop?page=2']);
    assert.deepEqual(await location('/nl/te-koop?goal=1&page=2'), [302, '/nl/te-huur?page=2']);
  });

  it('never lead off the site', async () => {
    for (const path of [
      '//evil.example',
      '//evil.example/nl',
      '/%5Cevil.example',
      '/nl//te-koop',
    ]) {
      const [, to] = await location(path);
      assert.ok(to === undefined || /^\/(?![/\\])/.test(to), `${path} → ${to}`);
    }
  });

  it('lead from old URLs of a home to its canonical URL', async () => {
    const list = load((await request(app).get('/nl/te-koop')).text);
    const path = list('main a[href^="/nl/te-koop/"]').attr('href') ?? '';
    const id = /-(\d+)$/.exec(path)?.[1];
    for (const old of [`/nl/property/${id}`, `/nl/property?id=${id}`, `/nl/te-koop/x-y-${id}`]) {
      assert.deepEqual(await location(old), [301, path], old);
    }
  });

  it('show the nearest sensible page for values that mean nothing', async () => {
    const plain = await request(app).get('/nl/te-koop');
    for (const query of ['order=cheapest', 'page=0', 'page=-1', 'page=two', 'region=']) {
      const response = await request(app).get(`/nl/te-koop?${query}`);
      assert.equal(response.status, 200, query);
      assert.equal(response.headers['etag'], plain.headers['etag'], query);
    }
  });

  it('lead from a page beyond the last one to the last one', async () => {
    const [status, last] = await location('/nl/te-koop?page=99&order=price-asc');
    assert.equal(status, 302);
    const query = new URLSearchParams(last?.split('?')[1]);
    assert.equal(query.get('order'), 'price-asc');
    const page = Number(query.get('page'));
    assert.ok(page > 1 && page < 99);
    assert.equal((await request(app).get(last ?? '')).status, 200);
    assert.deepEqual(await location(`/nl/te-koop?page=${page + 1}`), [
      302,
      `/nl/te-koop?page=${page}`,
    ]);
    assert.deepEqual(await location('/nl/te-koop?page=2&region=0000'), [
      302,
      '/nl/te-koop?region=0000',
    ]);
  });
});

describe('URLs without a subject', () => {
  let app: Express;
  before(async () => {
    ({ app } = await sharedApp());
  });

  const cases: [path: string, accepted: string, locale: string][] = [
    ['/nl/nergens', 'fr', 'nl'],
    ['/fr/a-vendre/gand-maison-99999999', '', 'fr'],
    ['/de/property/99999999', 'en', 'de'],
    ['/en/for-sale/1/2/3/x', '', 'en'],
    ['/es/casa', 'de', 'de'],
    ['/xx', '', 'nl'],
    ['/wp-login.php', 'en-GB', 'en'],
  ];
  for (const [path, accepted, locale] of cases) {
    it(`${path} is a 404 in ${locale} with a search field, and is not kept`, async () => {
      const response = await request(app).get(path).set('Accept-Language', accepted);
      assert.equal(response.status, 404);
      assert.equal(response.headers['cache-control'], 'no-store');
      assert.equal(response.headers['x-robots-tag'], 'noindex');
      assert.equal(response.headers['content-language'], locale);
      const $ = load(response.text);
      assert.equal($('html').attr('lang'), locale);
      assert.equal($('meta[name=robots]').attr('content'), 'noindex');
      assert.equal($('main form[method=get], main form:not([method])').length > 0, true);
      assert.equal($('link[rel=canonical]').length, 0);
    });
  }
});

describe('pages in development', () => {
  it('reload themselves; in production they do not', async () => {
    const script = (text: string) => load(text)('script[src^="/dev/reload.js?run="]').length;
    const dev = (await siteApp({ env: { DEV_RELOAD: '1' } })).app;
    assert.equal(script((await request(dev).get('/nl/te-koop')).text), 1);
    assert.equal((await request(dev).get('/dev/reload.js')).type, 'text/javascript');
    const { app } = await sharedApp();
    assert.equal(script((await request(app).get('/nl/te-koop')).text), 0);
    assert.equal((await request(app).get('/dev/reload.js')).status, 404);
  });
});
