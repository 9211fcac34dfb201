import assert from 'node:assert/strict';
import { load } from 'cheerio';
import request from 'supertest';
import { isHome } from '../../../views/domain/list/list-item.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { LANGUAGE_NAMES, LOCALES } from '../../../views/domain/locale.ts';
import { manyHomes } from '../../bench/many-homes.ts';
import { type SiteApp, siteApp } from '../../support/site-app.ts';
import { SampleCrm } from '../../unit/server/services/catalogue/sample-crm.ts';

const ORIGIN = 'http://www.example.be';
const HOST = 'www.example.be';

interface Listing {
  '@id': string;
  '@type': string;
  url: string;
  name: string;
  description?: string;
  mainEntity: { '@type': string };
  offers?: object;
}

interface HomesFeed {
  '@context': string;
  '@type': string;
  inLanguage: string;
  dataFeedElement: { '@type': string; dateCreated: string; item: Listing }[];
}

describe('files of what the agency has', () => {
  let site: SiteApp;
  before(async () => {
    site = await siteApp({ env: { SITE_URL: ORIGIN } });
  });
  const get = (path: string) => request(site.app).get(path).set('Host', HOST).redirects(0);
  const homesOf = async (locale: string) =>
    JSON.parse((await get(`/feeds/homes.${locale}.json`).buffer(true)).text) as HomesFeed;

  for (const locale of LOCALES) {
    it(`the homes for sale and for rent are schema.org’s listings, in ${locale}`, async () => {
      const feed = await homesOf(locale);
      assert.equal(feed['@context'], 'https://schema.org');
      assert.deepEqual([feed['@type'], feed.inLanguage], ['DataFeed', locale]);
      const port = site.parts.source.catalogue.port(locale);
      const wanted = (['sale', 'rent'] as const).flatMap((listKind) =>
        port.list(emptyQuery(listKind), 1000).items.filter(isHome),
      );
      const urls = feed.dataFeedElement.map(({ item }) => item.url);
      assert.equal(new Set(urls).size, urls.length);
      assert.deepEqual(
        new Set(urls.map((url) => Number(/-(\d+)$/.exec(url)?.[1]))),
        new Set(wanted.map(({ id }) => id)),
      );
      for (const { item } of feed.dataFeedElement) {
        assert.equal(item['@type'], 'RealEstateListing');
        assert.ok(item.offers);
        assert.ok(item.url.startsWith(`${ORIGIN}/${locale}/`));
      }
    });
  }

  it('a home has the fields that its page has', async () => {
    const { dataFeedElement } = await homesOf('fr');
    for (const { item } of dataFeedElement.filter((_, index) => index % 12 === 0)) {
      const $ = load((await get(item.url.slice(ORIGIN.length))).text);
      const data = JSON.parse($('script[type="application/ld+json"]').text()) as {
        '@graph': Listing[];
      };
      const own = data['@graph'].find((node) => node['@type'] === 'RealEstateListing');
      assert.ok(own);
      const { description: whole = '', ...fields } = item;
      const { description: short = '', ...same } = own;
      assert.deepEqual(fields, same);
      assert.ok(whole.length >= short.length);
    }
  });

  it('llms.txt says in every language what there is and where, with links that lead there', async () => {
    const response = await get('/llms.txt');
    assert.deepEqual([response.status, response.type], [200, 'text/plain']);
    const { name, offices } = site.parts.source.site.info;
    assert.ok(response.text.startsWith(`# ${name}\n\n> `));
    const headings = [...response.text.matchAll(/^## (.*)$/gm)].map(([, text]) => text);
    assert.deepEqual(
      headings,
      LOCALES.map((locale) => LANGUAGE_NAMES[locale]),
    );
    for (const { email } of offices) assert.ok(response.text.includes(email));
    assert.match(response.text, /\[[^\]]+\]\(http:\/\/www\.example\.be\/nl\/te-koop\): \d+ /);
    const urls = [...response.text.matchAll(/\]\(([^)]*)\)/g)].map(([, url]) => url ?? '');
    assert.ok(urls.length > 40);
    assert.ok(urls.includes(`${ORIGIN}/feeds/homes.de.json`));
    assert.ok(urls.includes(`${ORIGIN}/rss/fr/a-louer`));
    for (const url of urls) {
      assert.ok(url.startsWith(ORIGIN), url);
      assert.equal((await get(url.slice(ORIGIN.length))).status, 200, url);
    }
  });

  for (const path of ['/llms.txt', '/feeds/homes.nl.json']) {
    it(`${path} is compressed, plain where asked, revalidated and read only`, async () => {
      const plain = await get(path).set('Accept-Encoding', 'identity').buffer(true);
      for (const encoding of ['br', 'gzip']) {
        const response = await get(path).set('Accept-Encoding', encoding).buffer(true);
        assert.equal(response.headers['content-encoding'], encoding);
        assert.equal(response.headers['cache-control'], 'no-cache');
        assert.equal(response.headers['x-robots-tag'], 'noindex');
        assert.equal(response.text, plain.text);
      }
      assert.equal(plain.headers['content-length'], String(Buffer.byteLength(plain.text)));
      const etag = plain.headers['etag'] ?? '';
      assert.equal((await get(path).set('If-None-Match', etag)).status, 304);
      const head = await request(site.app).head(path).set('Host', HOST);
      assert.deepEqual([head.status, head.headers['etag']], [200, etag]);
      const post = await request(site.app)
        .post(path)
        .set({ Host: HOST, 'Sec-Fetch-Site': 'same-origin' });
      assert.equal(post.status, 405);
    });
  }

  it('there is none in a language that the site has not', async () => {
    for (const path of ['/feeds/homes.es.json', '/feeds/homes.json', '/feeds/']) {
      assert.equal((await get(path)).status, 404, path);
    }
  });
});

describe('files of what an agency has that changes', () => {
  it('are made anew, and are not there while no home is known', async () => {
    const crm = new SampleCrm();
    crm.homesFail = true;
    const { app, parts } = await siteApp({ crm });
    const get = (path: string) => request(app).get(path).set('Host', 'localhost').buffer(true);
    for (const path of ['/llms.txt', '/feeds/homes.nl.json']) {
      assert.equal((await get(path)).status, 503, path);
    }
    crm.homesFail = false;
    crm.homes = manyHomes(120);
    await parts.source.catalogue.refresh();
    const before = await get('/feeds/homes.nl.json');
    const countOf = (text: string) => (JSON.parse(text) as HomesFeed).dataFeedElement.length;
    crm.homes = manyHomes(121);
    await parts.source.catalogue.refresh();
    const after = await get('/feeds/homes.nl.json').set('If-None-Match', before.headers['etag']!);
    assert.equal(after.status, 200);
    assert.equal(countOf(after.text), countOf(before.text) + 1);
  });

  it('are whole for an agency without homes', async () => {
    const crm = new SampleCrm();
    const { app } = await siteApp({ crm });
    const { text } = await request(app)
      .get('/feeds/homes.en.json')
      .set('Host', 'localhost')
      .buffer(true);
    assert.deepEqual((JSON.parse(text) as HomesFeed).dataFeedElement, []);
  });
});
