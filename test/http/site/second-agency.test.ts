import assert from 'node:assert/strict';
import path from 'node:path';
import { load } from 'cheerio';
import request, { type Response } from 'supertest';
import { HOMES_PARAMETER } from '../../../views/domain/list/home-ids.ts';
import { LOCALES, type Locale } from '../../../views/domain/locale.ts';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { demoMarks, marksIn } from '../../support/demo-marks.ts';
import { siteApp, type SiteApp, type SiteAppOptions } from '../../support/site-app.ts';
import { sitemapPaths, wholeSitemap } from '../../support/whole-sitemap.ts';

const DIR = path.resolve(import.meta.dirname, '../../agencies/oosterschaduw');
const ORIGIN = 'https://www.oosterschaduw.example';
const HOST = new URL(ORIGIN).host;
const env = {
  SITE_DIR: DIR,
  SITE_URL: ORIGIN,
  TRUST_PROXY: '1',
  SESSION_SECRET: 'a secret of thirty-two characters',
};

const HOME = { nl: 'welkom', fr: 'bienvenue', en: 'welcome', de: 'willkommen' } as const;
const SALE = { nl: 'kopen', fr: 'acheter', en: 'buy', de: 'kaufen' } as const;
const RENT = { nl: 'huren', fr: 'louer', en: 'rent', de: 'mieten' } as const;
const PRIVACY = { nl: 'gegevens', fr: 'donnees', en: 'data', de: 'daten' } as const;

interface PageFile {
  params: { modules: { content: { callToAction?: unknown } }[] };
}

const get = ({ app }: SiteApp, url: string) => request(app).get(url).set('Host', HOST).redirects(0);

/**
 * Whether a page compares a home that no page before compared with as many others, or is no
 * comparison: they lead to each other in every order of every choice of homes, 1729 in a language.
 * @param compared homes by their number, to which those of the page are added.
 */
function comparesAnew(url: string, compared: Set<string>): boolean {
  const homes = new URL(url, ORIGIN).searchParams.get(HOMES_PARAMETER)?.split(',');
  if (homes === undefined) return true;
  const isNew = homes.filter((home) => !compared.has(`${homes.length} ${home}`));
  for (const home of isNew) compared.add(`${homes.length} ${home}`);
  return isNew.length > 0;
}

/** The application, failing to render the pages with this name. */
const failingOn = (name: string): NonNullable<SiteAppOptions['replace']> => {
  return ({ source }) => {
    const { renderer } = source;
    const renderPage: typeof renderer.renderPage = (input) =>
      input.subject.page.name === name
        ? Promise.reject(new Error('no'))
        : renderer.renderPage(input);
    return { source: { ...source, renderer: { ...source.renderer, renderPage } } };
  };
};

describe('a second agency', () => {
  const marks = demoMarks();
  let site: SiteApp;
  before(async () => {
    site = await siteApp({ env });
  });

  /** Checks that nothing of the demo agency occurs in a response, headers included. */
  function assertOwn({ headers, text }: Response, url: string): void {
    assert.deepEqual(marksIn(`${JSON.stringify(headers)}\n${text}`, marks), [], url);
  }

  async function page(url: string, status = 200): Promise<ReturnType<typeof load>> {
    const response = await get(site, url);
    assert.equal(response.status, status, url);
    assertOwn(response, url);
    return load(response.text);
  }

  it('starts without a complaint', () => {
    const complaints = site.lines.filter(({ level }) => level === 'warn' || level === 'error');
    assert.deepEqual(complaints, []);
    assert.deepEqual(site.parts.concerns(), []);
  });

  it('has its own template, icon and theme colour', async () => {
    const $ = await page('/nl/welkom');
    assert.equal($('html').attr('data-template'), 'gevel');
    assert.equal($('meta[name="theme-color"]').attr('content'), '#FFFDFA');
    assert.equal($('.wordmark').text(), 'Oosterschaduw');
    const icon = await get(site, $('link[rel="icon"]').attr('href') ?? '');
    assert.match(icon.headers['content-type'] ?? '', /^image\/svg/);
    const svg = String(icon.body);
    assert.match(svg, /#7B2D52.*>O<\/text>/i);
  });

  for (const locale of LOCALES) {
    it(`leads through every page in ${locale}, from link to link`, async () => {
      const seen = new Set<string>();
      const compared = new Set<string>();
      const waiting = [`/${locale}/${HOME[locale]}`, `/${locale}/${PRIVACY[locale]}`];
      for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
        if (seen.has(url) || !comparesAnew(url, compared)) continue;
        seen.add(url);
        const $ = await page(url);
        assert.equal($('h1').length, 1, url);
        assert.ok($('title').text().endsWith(' · Oosterschaduw'), url);
        const links = $('a')
          .toArray()
          .map((link) => $(link).attr('href') ?? '');
        waiting.push(...links.filter((href) => href.startsWith(`/${locale}/`)));
      }
      for (const [list, homes] of [
        [SALE, 8],
        [RENT, 2],
      ] as const) {
        const start = `/${locale}/${list[locale]}/`;
        const found = [...seen].filter((url) => url.startsWith(start));
        assert.equal(found.length, homes, start);
      }
    });

    it(`shows its homes, its labels and its tile in the ${locale} list`, async () => {
      const $ = await page(`/${locale}/${SALE[locale]}`);
      assert.equal($('.card').length, 8);
      const label = { nl: 'Bijna weg', fr: 'Presque parti', en: 'Nearly gone', de: 'Fast weg' };
      assert.ok($('.plate-label-2').text().includes(label[locale]));
      const tiles = $('.cards-page > li').toArray();
      assert.equal(
        tiles.findIndex((tile) => $(tile).is('.list-tile')),
        3,
      );
    });

    it(`offers to hide projects in the ${locale} list only where it is asked: there are none`, async () => {
      const fields = async (url: string) =>
        load((await get(site, url)).text)('.filters-form input[name=hideproject]');
      const list = `/${locale}/${SALE[locale]}`;
      assert.equal((await fields(list)).length, 0);
      const asked = await fields(`${list}?hideproject=1`);
      assert.equal(asked.length, 1);
      assert.equal(asked.attr('type'), 'checkbox');
    });

    it(`answers 404 and 500 in ${locale} as itself`, async () => {
      const $ = await page(`/${locale}/no-such-page`, 404);
      assert.equal($('.wordmark').text(), 'Oosterschaduw');
      const broken = await siteApp({ env, replace: failingOn('for-sale') });
      const failed = await get(broken, `/${locale}/${SALE[locale]}`);
      assert.equal(failed.status, 500);
      assertOwn(failed, 'error page');
      assert.ok(failed.text.includes('tel:+3215550190'));
    });
  }

  it('stays itself when not even the error page can be rendered', async () => {
    const broken = await siteApp({
      env,
      replace: ({ source }) => ({
        source: {
          ...source,
          renderer: { ...source.renderer, renderPage: () => Promise.reject(new Error('no')) },
        },
      }),
    });
    const response = await get(broken, '/fr/acheter');
    assert.equal(response.status, 500);
    assertOwn(response, 'last resort');
    assert.match(response.text, /Oosterschaduw/);
  });

  it('has URLs of its own pattern, and leads older ones to them', async () => {
    assert.equal((await get(site, '/nl/kopen/501-2800-mechelen')).status, 200);
    const legacy = await get(site, '/fr/property/503');
    assert.equal(legacy.headers['location'], '/fr/acheter/503-4000-liege');
  });

  it('has no page for sold homes, and none of the demo agency’s pages', async () => {
    for (const url of ['/nl/verkocht', '/nl/te-koop', '/nl/ons-aanbod', '/nl/509']) {
      const response = await get(site, url);
      assert.equal(response.status, 404, url);
      assertOwn(response, url);
    }
  });

  it('may leave a page out in a language: it then has no URL and no link there', async () => {
    const inLanguages = async (locale: Locale) => {
      const $ = await page(`/${locale}/${HOME[locale]}`);
      return $(`a[href="/${locale}/over"], a[href="/${locale}/a-propos"]`).length > 0;
    };
    assert.deepEqual(await Promise.all(LOCALES.map(inLanguages)), [true, true, false, false]);
    const $ = await page('/nl/over');
    const languages = $('link[rel="alternate"][hreflang]')
      .toArray()
      .map((link) => $(link).attr('hreflang'));
    assert.deepEqual(new Set(languages), new Set(['nl', 'fr', 'x-default']));
  });

  it('has pages as long as configured where a list has no words for the tile', async () => {
    const copy = new AgencyCopy(DIR);
    copy.edit<PageFile>('pages/for-sale.json', ({ params }) => {
      for (const { content } of params.modules) delete content.callToAction;
    });
    const plain = await siteApp({ env: { ...env, SITE_DIR: copy.dir } });
    const cards = async (url: string) => load((await get(plain, url)).text)('.card').length;
    assert.deepEqual(await Promise.all(['/nl/kopen', '/nl/kopen?page=2'].map(cards)), [6, 2]);
    const beyond = await get(plain, '/nl/kopen?page=3');
    assert.equal(beyond.headers['location'], '/nl/kopen?page=2');
  });

  it('has robots and a sitemap of its own, without the page that is kept from them', async () => {
    const robots = await get(site, '/robots.txt');
    assert.ok(robots.text.includes(`Sitemap: ${ORIGIN}/sitemap.xml`));
    for (const file of await sitemapPaths(site.app, HOST)) assertOwn(await get(site, file), file);
    const sitemap = await wholeSitemap(site.app, HOST);
    const urls = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url ?? '');
    assert.ok(urls.length > 40);
    assert.ok(urls.every((url) => url.startsWith(`${ORIGIN}/`)));
    assert.ok(!urls.some((url) => url.endsWith('/nl/gegevens')));
    for (const url of urls) await page(url.slice(ORIGIN.length));
  });

  it('has files for machines of its own', async () => {
    const homes = LOCALES.map((locale) => `/feeds/homes.${locale}.json`);
    const lists = LOCALES.map((locale) => `/rss/${locale}/${SALE[locale]}`);
    const texts = ['/llms.txt', '/manifest.webmanifest', '/.well-known/security.txt'];
    for (const file of [...homes, ...lists, ...texts]) {
      const response = await get(site, file).buffer(true);
      assert.equal(response.status, 200, file);
      assert.ok(response.text.includes('oosterschaduw') || response.text.includes('Oosterschaduw'));
      assertOwn(response, file);
    }
    assert.ok(!(await get(site, '/llms.txt')).text.includes('/nl/gegevens'));
  });

  it('serves nothing of the demo agency in styles, scripts and other files', async () => {
    const $ = await page('/nl/kopen/501-2800-mechelen');
    const urls = [
      ...$('link[rel="stylesheet"], link[rel="icon"]')
        .toArray()
        .map((link) => $(link).attr('href') ?? ''),
      $('script[src]').attr('src') ?? '',
      $('body').attr('data-hydrate') ?? '',
      ...($('body').attr('data-scripts') ?? '').split(' '),
    ];
    for (const url of urls) {
      const response = await get(site, url);
      assert.equal(response.status, 200, url);
      const text = Buffer.isBuffer(response.body) ? response.body.toString() : response.text;
      assert.deepEqual(marksIn(text, marks), [], url);
    }
    const stylesheet = $('link[rel="stylesheet"]').attr('href') ?? '';
    const css = (await get(site, stylesheet)).text;
    for (const colour of ['#7B2D52', '#FFC857', '#2A1A2E']) assert.ok(css.includes(colour));
    assert.match(css, /--font-heading:"Instrument Sans"/);
  });

  it('shows pictures of its own folder, and none of the demo agency', async () => {
    const $ = await page('/nl/kopen/501-2800-mechelen');
    const source = $('.gallery img').attr('src') ?? '';
    const picture = await get(site, source);
    assert.equal(picture.status, 200);
    assert.match(picture.headers['content-type'] ?? '', /^image\//);
    const { catalogue } = site.parts.source;
    const foreign = { source: 'hero-avenue-morning.jpg', name: {} };
    assert.equal(catalogue.port('nl').picture(foreign), undefined);
  });
});
