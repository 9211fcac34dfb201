import assert from 'node:assert/strict';
import path from 'node:path';
import fc from 'fast-check';
import request from 'supertest';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { loadPage } from '../../support/lists/list-page.ts';
import { sharedApp, siteApp, type SiteApp } from '../../support/site-app.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');
const VIEW = '50.85034,4.35171,12.25';

describe('a list with its map in the address', () => {
  let site: SiteApp;
  before(async () => {
    site = await sharedApp();
  });
  const page = (urlPath: string) => loadPage(site, urlPath);

  it('opens the map with the page, and is the same list', async () => {
    const [plain, open] = await Promise.all([page('/nl/te-koop'), page('/nl/te-koop?map=1')]);
    const islands = ($: typeof plain) =>
      $('[data-module=ListMap]')
        .toArray()
        .map(({ attribs }) => attribs['data-when']);
    const expanded = ($: typeof plain) =>
      $('.list-map-ask button')
        .toArray()
        .map(({ attribs }) => attribs['aria-expanded']);
    assert.deepEqual(
      [islands(plain), expanded(plain)],
      [
        [undefined, undefined],
        ['false', 'false'],
      ],
    );
    assert.deepEqual(
      [islands(open), expanded(open)],
      [
        ['load', 'load'],
        ['true', 'true'],
      ],
    );
    const keys = ($: typeof plain) =>
      $('[data-card]')
        .toArray()
        .map(({ attribs }) => attribs['data-card']);
    assert.deepEqual(keys(open), keys(plain));
    assert.equal(open('h1').text(), plain('h1').text());
  });

  it('has the list’s own address for search engines, in each language', async () => {
    for (const [asked, canonical] of [
      ['?map=1', ''],
      [`?map=1&view=${VIEW}`, ''],
      ['?map=1&page=2', '?page=2'],
      ['?bounds=50,4,51,5&map=1', ''],
    ] as const) {
      const $ = await page(`/nl/te-koop${asked}`);
      const href = $('link[rel=canonical]').attr('href') ?? '';
      assert.ok(href.endsWith(`/nl/te-koop${canonical}`), `${asked}: ${href}`);
      const others = $('head link[hreflang]').toArray();
      assert.ok(others.every(({ attribs }) => !/map|view/.test(attribs['href'] ?? '')));
    }
  });

  it('is kept by the links of the page to the same list: language, filters, order, page', async () => {
    const $ = await page('/nl/te-koop?type=1&map=1');
    const hrefs = (selector: string) =>
      $(selector)
        .toArray()
        .map((link) => $(link).attr('href') ?? '');
    for (const selector of [
      'header a[hreflang]:not([hreflang=nl])',
      '.chips .chip',
      '.goal-tabs a',
    ]) {
      const found = hrefs(selector);
      assert.ok(found.length > 0, selector);
      assert.ok(
        found.every((href) => href.includes('map=1')),
        `${selector}: ${found.join()}`,
      );
    }
    for (const field of ['.filters-form input[name=map]', 'input[form=list-sort][name=map]']) {
      assert.equal($(field).attr('value'), '1', field);
    }
    // Not by what is no view of the list: its feed, and the search profile.
    const rss = $('link[type="application/rss+xml"]').attr('href') ?? '';
    assert.ok(!rss.includes('map'));
  });

  it('is the same page for every view, so that views do not fill the cache', async () => {
    // A key of the cache has the host, which would else be another port for each request.
    const etagOf = async (query: string) => {
      const asked = request(site.app).get(`/nl/te-koop?${query}`).set('Host', 'localhost');
      return (await asked.expect(200)).headers['etag'];
    };
    const known = await etagOf('map=1');
    assert.ok(known);
    const { cache } = site.parts;
    const before = cache.bytes;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 490_000, max: 510_000 }), async (lat) => {
        assert.equal(await etagOf(`map=1&view=${lat / 10_000},4.3,11`), known);
        await etagOf(`bounds=${lat / 10_000},4,51.5,5&map=1`);
      }),
      { numRuns: 20 },
    );
    // One page has some 90 KB; the one that is cached may be compressed better meanwhile.
    assert.ok(cache.bytes - before < 10_000);
  });

  it('is answered whatever is written there', async () => {
    for (const query of [
      'map=2',
      'map=1&map=2&view=x',
      'view=1,2,3',
      'map=1&view=999,999,999',
      'map=1&view=-91,-181,-1&view=50,4,10',
      `map=1&view=${'9'.repeat(5000)}`,
      'map=1&view=%3Cscript%3E,4,10',
    ]) {
      await request(site.app).get(`/nl/te-koop?${query}`).expect(200);
    }
    const $ = await page('/nl/te-koop?map=2');
    assert.equal($('[data-module=ListMap] button').attr('aria-expanded'), 'false');
  });

  it('does not open a map of another host, which a press allows', async () => {
    const agency = new AgencyCopy(DEMO);
    agency.edit<{ map?: object }>('site.json', (info) => {
      info.map = {
        tiles: 'https://tiles.example.org/{z}/{x}/{y}.png',
        attribution: { text: 'Tiles' },
      };
    });
    const other = await siteApp({ env: { SITE_DIR: agency.dir } });
    const $ = await loadPage(other, '/nl/te-koop?map=1');
    const island = $('[data-module=ListMap]');
    assert.equal(island.attr('data-when'), undefined);
    assert.equal($('button', island).attr('aria-expanded'), 'false');
    assert.match($('p', island).text(), /tiles\.example\.org/);
  });
});
