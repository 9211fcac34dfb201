import assert from 'node:assert/strict';
import { load } from 'cheerio';
import request from 'supertest';
import { isHome } from '../../../views/domain/list/list-item.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { siteApp } from '../../support/site-app.ts';

const ORIGIN = 'http://www.example.be';

describe('for search engines', () => {
  async function site() {
    const { app, parts } = await siteApp({ env: { SITE_URL: ORIGIN } });
    return { parts, get: (path: string) => request(app).get(path).set('Host', 'www.example.be') };
  }

  it('robots.txt says where the sitemap is', async () => {
    const response = await (await site()).get('/robots.txt');
    assert.equal(response.status, 200);
    assert.equal(response.type, 'text/plain');
    assert.match(response.text, /^Sitemap: http:\/\/www\.example\.be\/sitemap\.xml$/m);
    assert.match(response.text, /^Disallow: \/api\/$/m);
  });

  it('the sitemap has every page and home once, each with its other languages', async () => {
    const { get, parts } = await site();
    const response = await get('/sitemap.xml');
    assert.equal(response.status, 200);
    assert.equal(response.type, 'application/xml');
    const $ = load(response.text, { xml: true });
    const urls = $('url > loc')
      .toArray()
      .map((each) => $(each).text());
    assert.equal(new Set(urls).size, urls.length);
    const { items } = parts.source.catalogue.port('nl').list(emptyQuery('sale'), 1000);
    for (const home of items.filter(isHome)) {
      const found = urls.filter((each) => each.endsWith(`-${home.id}`));
      assert.equal(found.length, 4, `${home.id}`);
    }
    for (const page of ['/nl/te-koop', '/fr/accueil', '/en/for-rent', '/de/startseite']) {
      assert.ok(urls.includes(ORIGIN + page), page);
    }
    for (const each of $('url').toArray()) {
      const links = $(each).children('xhtml\\:link').toArray();
      const url = $(each).children('loc').text();
      assert.ok(links.some((link) => link.attribs['href'] === url));
      assert.ok(links.every((link) => /^(nl|fr|en|de)$/.test(link.attribs['hreflang'] ?? '')));
    }
    for (const each of urls.filter((_, index) => index % 9 === 0)) {
      assert.equal((await get(each.slice(ORIGIN.length))).status, 200, each);
    }
  });
});
