import assert from 'node:assert/strict';
import path from 'node:path';
import { load } from 'cheerio';
import request from 'supertest';
import { LANGUAGE_NAMES, LOCALES, type Locale } from '../../../views/domain/locale.ts';
import { agencyIn } from '../../support/agency-in.ts';
import { foreignLanguages } from '../../support/foreign-languages.ts';
import { type SiteApp, siteApp } from '../../support/site-app.ts';
import { sitemapPaths, wholeSitemap } from '../../support/whole-sitemap.ts';

const AGENCY = path.resolve(import.meta.dirname, '../../agencies/oosterschaduw');
const HOME = { nl: '/nl/welkom', fr: '/fr/bienvenue', en: '/en/welcome', de: '/de/willkommen' };
const SALE = { nl: 'kopen', fr: 'acheter', en: 'buy', de: 'kaufen' } as const;
/** Files for programs, beside the sitemap. */
const FILES = [
  '/robots.txt',
  '/llms.txt',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
  '/speculation-rules.json',
  '/states',
];

const SITES: readonly (readonly [Locale, ...Locale[]])[] = [
  ['nl', 'fr'],
  ['fr', 'nl'],
  ['en'],
  ['de', 'en', 'fr'],
];

describe('names of languages that a site lacks', () => {
  it('are found in every format', () => {
    for (const text of [
      '<a href="/de/kaufen">',
      '<loc>http://localhost/en/buy</loc>',
      'http://localhost:3000/de?x',
      '<link rel="alternate" hreflang="de" href="">',
      '{"inLanguage":"en"}',
      '<meta property="og:locale" content="de_BE">',
      '/api/places?q=1&lang=de',
      '/sitemap-sale-de.xml',
      'Preferred-Languages: nl, de',
    ]) {
      assert.equal(foreignLanguages(text, ['nl', 'fr']).length, 1, text);
    }
    assert.deepEqual(foreignLanguages('<a href="https://x.example/de/y">', ['nl']), []);
    assert.deepEqual(foreignLanguages('<a href="/nl/de-wijk">', ['nl']), []);
  });
});

for (const languages of SITES) {
  const [first] = languages;
  const others = LOCALES.filter((locale) => !languages.includes(locale));

  describe(`a site in ${languages.join(', ')}`, () => {
    let site: SiteApp;
    before(async () => {
      site = await siteApp({ env: { SITE_DIR: agencyIn(AGENCY, languages).dir } });
    });
    const get = (url: string, language = '') =>
      request(site.app).get(url).set('Accept-Language', language).redirects(0);

    it('names no other language on any page of its sitemap', async () => {
      const sitemap = await wholeSitemap(site.app);
      const urls = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url ?? '');
      assert.ok(urls.length >= 12 * languages.length, String(urls.length));
      for (const url of urls) {
        const { status, text } = await get(new URL(url).pathname);
        assert.equal(status, 200, url);
        assert.deepEqual(foreignLanguages(text, languages), [], url);
      }
    });

    it('names no other language in its files for programs', async () => {
      const feeds = languages.flatMap((locale) => [
        `/feeds/homes.${locale}.json`,
        `/rss/${locale}/${SALE[locale]}`,
      ]);
      for (const url of [...(await sitemapPaths(site.app)), ...FILES, ...feeds]) {
        const { status, text, headers } = await get(url);
        assert.ok(status === 200 || status === 302, `${status} ${url}`);
        assert.deepEqual(foreignLanguages(text + JSON.stringify(headers), languages), [], url);
      }
    });

    it('has nothing in other languages, which the default one says', async () => {
      for (const locale of others) {
        const paths = [
          `/${locale}`,
          HOME[locale],
          `/${locale.toUpperCase()}/${SALE[locale]}`,
          `/${locale}/property/501`,
          `/${locale}/bedankt/contact`,
          `/rss/${locale}/${SALE[locale]}`,
          `/feeds/homes.${locale}.json`,
          `/states/${locale}`,
        ];
        for (const url of paths) {
          const { status, text } = await get(url, locale);
          assert.equal(status, 404, url);
          if (url.startsWith('/rss') || url.startsWith('/feeds')) continue;
          if (!url.startsWith('/states')) assert.equal(load(text)('html').attr('lang'), first, url);
          assert.deepEqual(foreignLanguages(text, languages), [], url);
        }
      }
    });

    it('chooses among its languages by the visitor’s, else the first', async () => {
      for (const locale of LOCALES) {
        const wanted = languages.includes(locale) ? locale : first;
        const { status, headers } = await get('/', `${locale}-BE`);
        assert.deepEqual([status, headers['location']], [302, HOME[wanted]]);
        const missing = await get('/nowhere', locale);
        assert.equal(missing.status, 404);
        assert.equal(load(missing.text)('html').attr('lang'), wanted);
      }
    });

    it('offers its languages in their order, and no choice of one', async () => {
      const $ = load((await get(HOME[first])).text);
      const wanted = languages.length === 1 ? [] : languages;
      const textsOf = (selector: string) =>
        $(selector)
          .toArray()
          .map((link) => $(link).text());
      for (const list of ['.languages a', '.drawer-languages a']) {
        assert.deepEqual(
          textsOf(list),
          wanted.map((locale) => LANGUAGE_NAMES[locale]),
        );
      }
      assert.equal($('[popovertarget=languages]').length, wanted.length === 0 ? 0 : 1);
      const alternates = $('link[rel=alternate][hreflang]').toArray();
      assert.deepEqual(
        alternates.map((link) => $(link).attr('hreflang')),
        wanted.length === 0 ? [] : [...wanted, 'x-default'],
      );
    });

    it('answers calls in the default language for another one', async () => {
      for (const lang of others) {
        const { text } = await get(`/api/suggest?q=gent&lang=${lang}`);
        const own = await get(`/api/suggest?q=gent&lang=${first}`);
        assert.equal(text, own.text);
        assert.ok(text.includes(`/${first}/`) || text.includes('[]'));
      }
    });
  });
}
