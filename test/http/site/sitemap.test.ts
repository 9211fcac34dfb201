import assert from 'node:assert/strict';
import { load } from 'cheerio';
import request from 'supertest';
import { isHome } from '../../../views/domain/list/list-item.ts';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import { type SiteApp, siteApp } from '../../support/site-app.ts';
import { assertWellFormed } from '../../support/well-formed.ts';
import { sitemapPaths } from '../../support/whole-sitemap.ts';

const ORIGIN = 'http://www.example.be';
const HOST = 'www.example.be';
const GROUPS = ['pages', 'articles', 'projects', 'sale', 'rent', 'sold'];

interface Listed {
  url: string;
  /** URLs by language. */
  alternates: Record<string, string>;
  images: string[];
}

describe('for search engines', () => {
  let site: SiteApp;
  let paths: string[];
  before(async () => {
    site = await siteApp({ env: { SITE_URL: ORIGIN } });
    paths = await sitemapPaths(site.app, HOST);
  });
  const get = (path: string) => request(site.app).get(path).set('Host', HOST);

  /** The entries of a file of the sitemap; fails where it is not well-formed. */
  async function listedIn(path: string): Promise<Listed[]> {
    const { text, status, type } = await get(path);
    assert.deepEqual([status, type], [200, 'application/xml'], path);
    assertWellFormed(text);
    const $ = load(text, { xml: true });
    return $('urlset > url')
      .toArray()
      .map((each) => ({
        url: $(each).children('loc').text(),
        alternates: Object.fromEntries(
          $(each)
            .children('xhtml\\:link[rel=alternate]')
            .toArray()
            .map(({ attribs }) => [attribs['hreflang'], attribs['href']]),
        ) as Record<string, string>,
        images: $(each)
          .children('image\\:image')
          .toArray()
          .map((image) => $(image).children('image\\:loc').text()),
      }));
  }

  const everything = async () => (await Promise.all(paths.slice(1).map(listedIn))).flat();

  it('the sitemap is an index of one file per kind and language', () => {
    const [index, ...files] = paths;
    assert.equal(index, '/sitemap.xml');
    const wanted = GROUPS.flatMap((group) =>
      LOCALES.map((locale) => `/sitemap-${group}-${locale}.xml`),
    );
    assert.deepEqual(new Set(files), new Set(wanted));
    assert.equal(files.length, wanted.length);
  });

  it('each file has the pages of its kind and language', async () => {
    for (const [file, start] of [
      ['/sitemap-sale-fr.xml', '/fr/a-vendre/'],
      ['/sitemap-rent-de.xml', '/de/zu-vermieten/'],
      ['/sitemap-projects-en.xml', '/en/projects/'],
    ] as const) {
      const listed = await listedIn(file);
      assert.ok(listed.length > 0);
      for (const { url } of listed) assert.ok(url.startsWith(ORIGIN + start), url);
    }
  });

  it('every page and home is in it once in each language', async () => {
    const urls = (await everything()).map(({ url }) => url);
    assert.equal(new Set(urls).size, urls.length);
    const { items } = site.parts.source.catalogue.port('nl').list(emptyQuery('sale'), 1000);
    for (const home of items.filter(isHome)) {
      assert.equal(urls.filter((url) => url.endsWith(`-${home.id}`)).length, 4, `${home.id}`);
    }
    for (const page of ['/nl/te-koop', '/fr/accueil', '/en/for-rent', '/de/startseite']) {
      assert.ok(urls.includes(ORIGIN + page), page);
    }
    for (const each of urls.filter((_, index) => index % 9 === 0)) {
      assert.equal((await get(each.slice(ORIGIN.length))).status, 200, each);
    }
  });

  it('alternates name each other, and the page itself', async () => {
    const listed = await everything();
    const byUrl = new Map(listed.map((entry) => [entry.url, entry]));
    for (const { url, alternates } of listed) {
      assert.ok(Object.values(alternates).includes(url), url);
      for (const other of Object.values(alternates)) {
        assert.deepEqual(byUrl.get(other)?.alternates, alternates, other);
      }
    }
  });

  it('homes, projects and articles have their pictures, which are there', async () => {
    for (const group of ['sale', 'projects', 'articles']) {
      const listed = await listedIn(`/sitemap-${group}-nl.xml`);
      const images = listed.flatMap(({ images: own }) => own);
      assert.ok(images.length >= listed.length, group);
      assert.ok(listed.every(({ images: own }) => own.length <= 10));
      assert.ok(images.every((url) => url.startsWith(`${ORIGIN}/media/`)));
      const picture = await get(images[0]!.slice(ORIGIN.length));
      assert.deepEqual([picture.status, picture.type], [200, 'image/jpeg']);
    }
  });

  it('a file that the index does not list is not there', async () => {
    for (const name of ['pages-nl-1', 'pages-nl-2', 'homes-nl', 'sale-es', '1', 'sale']) {
      assert.equal((await get(`/sitemap-${name}.xml`)).status, 404, name);
    }
  });

  it('robots.txt names the sitemap, and excludes what is not a page', async () => {
    const response = await get('/robots.txt');
    assert.equal(response.status, 200);
    assert.equal(response.type, 'text/plain');
    const lines = response.text.split('\n');
    assert.ok(lines.includes(`Sitemap: ${ORIGIN}/sitemap.xml`));
    for (const path of ['/api/', '/flight/', '/*?preview=', '/*&preview=']) {
      assert.ok(lines.includes(`Disallow: ${path}`), path);
    }
  });

  it('a host in a header changes no URL: it is refused', async () => {
    const response = await request(site.app)
      .get('/sitemap.xml')
      .set('Host', HOST)
      .set('X-Forwarded-Host', 'evil.example');
    assert.ok(!response.text.includes('evil'));
    assert.equal((await request(site.app).get('/sitemap.xml').set('Host', 'evil')).status, 421);
  });
});
