import assert from 'node:assert/strict';
import { load } from 'cheerio';
import request from 'supertest';
import { manyHomes } from '../../bench/many-homes.ts';
import { type SiteApp, siteApp } from '../../support/site-app.ts';
import { SampleCrm } from '../../unit/server/catalogue/sample-crm.ts';

const ORIGIN = 'http://www.example.be';
/** Each has four URLs: more than a single file may contain. */
const HOMES = 1_400;

describe('the sitemap of a site with many homes', () => {
  const crm = new SampleCrm();
  let site: SiteApp;
  before(async () => {
    crm.homes = manyHomes(HOMES);
    site = await siteApp({ env: { SITE_URL: ORIGIN }, crm });
  });
  const get = (path: string) => request(site.app).get(path).set('Host', 'www.example.be');
  const textsOf = (xml: string, selector: string) => {
    const $ = load(xml, { xml: true });
    return $(selector)
      .toArray()
      .map((each) => $(each).text());
  };

  it('is an index of parts that have every home once in every language', async () => {
    const index = await get('/sitemap.xml');
    assert.equal(index.type, 'application/xml');
    const parts = textsOf(index.text, 'sitemapindex > sitemap > loc');
    assert.deepEqual(parts, [`${ORIGIN}/sitemap-1.xml`, `${ORIGIN}/sitemap-2.xml`]);
    const urls: string[] = [];
    for (const part of parts) {
      const { text } = await get(part.slice(ORIGIN.length));
      const own = textsOf(text, 'urlset > url > loc');
      assert(own.length > 0 && own.length <= 5_000);
      urls.push(...own);
      const $ = load(text, { xml: true });
      for (const each of $('url').toArray()) assert.equal($(each).children().length, 5);
    }
    assert.equal(new Set(urls).size, urls.length);
    for (const { id } of crm.homes) {
      assert.equal(urls.filter((url) => url.endsWith(`-${id}`)).length, 4, String(id));
    }
  });

  it('is sent compressed, and not again to who has it', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await get('/sitemap-1.xml').set('Accept-Encoding', encoding);
      assert.equal(answer.headers['content-encoding'] ?? 'identity', encoding);
      assert.equal(answer.headers['vary'], 'Accept-Encoding');
      assert.match(answer.text, /<\/urlset>\n$/);
      const again = await get('/sitemap-1.xml').set('If-None-Match', answer.headers['etag']!);
      assert.equal(again.status, 304);
    }
  });

  it('has no part beyond the last', async () => {
    for (const part of ['0', '3', '01', '9999']) {
      assert.equal((await get(`/sitemap-${part}.xml`)).status, 404, part);
    }
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
    const paths = ['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml'];
    const answers = await Promise.all([...paths, ...paths].map((path) => get(path)));
    assert.equal(asked, 1);
    const urls = answers.slice(1, 3).flatMap(({ text }) => textsOf(text, 'loc'));
    assert.equal(urls.filter((url) => url.endsWith(`-${100_000 + HOMES}`)).length, 4);
    assert.equal(answers[0]!.headers['etag'], answers[3]!.headers['etag']);
  });
});
