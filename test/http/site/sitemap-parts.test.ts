import assert from 'node:assert/strict';
import { load } from 'cheerio';
import request from 'supertest';
import { manyHomes } from '../../bench/many-homes.ts';
import { type SiteApp, siteApp } from '../../support/site-app.ts';
import { sitemapPaths, wholeSitemap } from '../../support/whole-sitemap.ts';
import { SampleCrm } from '../../unit/server/services/catalogue/sample-crm.ts';

const HOST = 'www.example.be';
/** More homes for sale than a single file may contain. */
const HOMES = 5_000;

describe('the sitemap of a site with many homes', () => {
  const crm = new SampleCrm();
  let site: SiteApp;
  before(async () => {
    crm.homes = manyHomes(HOMES);
    site = await siteApp({ env: { SITE_URL: `http://${HOST}` }, crm });
  });
  const get = (path: string) => request(site.app).get(path).set('Host', HOST);
  const urlsIn = (xml: string) => {
    const $ = load(xml, { xml: true });
    return $('url > loc')
      .toArray()
      .map((each) => $(each).text());
  };

  it('has as many files as it takes, and every home once in each language', async () => {
    const paths = await sitemapPaths(site.app, HOST);
    for (const path of ['/sitemap-sale-nl.xml', '/sitemap-sale-nl-2.xml']) {
      assert.ok(paths.includes(path), path);
    }
    const counts = new Map<number, number>();
    for (const path of paths.slice(1)) {
      const urls = urlsIn((await get(path)).text);
      assert.ok(urls.length > 0 && urls.length <= 2_000);
      for (const url of urls) {
        const id = Number(/-(\d+)$/.exec(url)?.[1]);
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
    }
    for (const { id } of crm.homes) assert.equal(counts.get(id), 4, String(id));
  });

  it('is sent compressed, or plain where that is asked, and not again to who has it', async () => {
    const texts = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await get('/sitemap-sale-nl.xml').set('Accept-Encoding', encoding);
      assert.equal(answer.headers['content-encoding'] ?? 'identity', encoding);
      assert.equal(answer.headers['vary'], 'Accept-Encoding');
      texts.add(answer.text);
      for (const method of ['get', 'head'] as const) {
        const asked = request(site.app)[method]('/sitemap-sale-nl.xml');
        const again = await asked
          .set({ Host: HOST, 'Accept-Encoding': encoding })
          .set('If-None-Match', answer.headers['etag']!);
        assert.equal(again.status, 304);
      }
      const head = await request(site.app)
        .head('/sitemap-sale-nl.xml')
        .set({ Host: HOST, 'Accept-Encoding': encoding });
      assert.equal(head.status, 200);
      assert.equal(head.headers['etag'], answer.headers['etag']);
      assert.equal(head.headers['content-length'], answer.headers['content-length']);
    }
    assert.equal(texts.size, 1);
    assert.match([...texts][0]!, /<\/urlset>\n$/);
  });

  it('is made once for all who ask at a time, and anew when a home comes', async () => {
    const { catalogue } = site.parts.source;
    crm.homes = manyHomes(HOMES + 1);
    await catalogue.refresh();
    let asked = 0;
    const port = catalogue.port.bind(catalogue);
    catalogue.port = (locale) => {
      asked += 1;
      return port(locale);
    };
    const paths = ['/sitemap.xml', '/sitemap-sale-nl.xml', '/sitemap-rent-nl.xml'];
    const answers = await Promise.all([...paths, ...paths].map((path) => get(path)));
    // Once for all subjects, once for the pictures of each of both files.
    assert.equal(asked, 3);
    assert.equal(answers[0]!.headers['etag'], answers[3]!.headers['etag']);
    const urls = urlsIn(await wholeSitemap(site.app, HOST));
    assert.equal(urls.filter((url) => url.endsWith(`-${100_000 + HOMES}`)).length, 4);
  });
});

describe('the sitemap of a site that knows no homes yet', () => {
  it('is not an empty one', async () => {
    const crm = new SampleCrm();
    crm.homesFail = true;
    const { app } = await siteApp({ crm });
    const response = await request(app).get('/sitemap.xml').set('Host', 'localhost');
    assert.equal(response.status, 503);
    assert.equal(response.headers['retry-after'], '30');
    assert.equal((await request(app).get('/robots.txt').set('Host', 'localhost')).status, 200);
  });
});
