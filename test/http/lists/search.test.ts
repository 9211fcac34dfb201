import assert from 'node:assert/strict';
import { load } from 'cheerio';
import fc from 'fast-check';
import request from 'supertest';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { placeName } from '../../../views/domain/place/place-name.ts';
import { priceOf } from '../../../views/domain/property/price.ts';
import { isHome } from '../../../views/domain/list/list-item.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { sitePaths } from '../../../views/subjects/site-paths.ts';
import type { SearchAnswer } from '../../../views/ui/search/search-answer.ts';
import { siteApp, type SiteApp } from '../../support/site-app.ts';

const RESULTS = { nl: '/nl/zoeken', fr: '/fr/recherche', en: '/en/search', de: '/de/suche' };
const anyText = fc.string({ unit: 'grapheme', maxLength: 60 });

describe('the search', () => {
  let site: SiteApp;
  before(async () => {
    site = await siteApp();
  });

  async function ask(q: string, lang = 'nl'): Promise<SearchAnswer> {
    const query = new URLSearchParams({ q, lang }).toString();
    const answer = await request(site.app).get(`/api/suggest?${query}`).expect(200);
    return answer.body as SearchAnswer;
  }

  async function page(q: string, locale: keyof typeof RESULTS = 'nl') {
    const query = new URLSearchParams({ q }).toString();
    const answer = await request(site.app).get(`${RESULTS[locale]}?${query}`).expect(200);
    return { answer, $: load(answer.text) };
  }

  it('finds a place by its name in any language, with and without accents', async () => {
    for (const q of ['Liège', 'liege', 'Luik', 'Lüttich', 'LUTTICH', '  luik  ']) {
      const { places, homes } = await ask(q, 'fr');
      const [first] = places;
      assert.equal(first?.text, 'Liège', q);
      assert.deepEqual(
        first?.lists.map(({ href }) => href),
        ['/fr/a-vendre?region=Li%C3%A8ge', '/fr/a-louer?region=Li%C3%A8ge'],
      );
      assert.ok(homes.length > 0, q);
    }
  });

  it('forgives a mistake in a city, but none in an id or a postcode', async () => {
    assert.equal((await ask('Antwerpem')).places[0]?.text, 'Antwerpen');
    assert.deepEqual((await ask('Antwerpem')).homes, []);
    assert.deepEqual(await ask('99999999'), { places: [], homes: [] });
  });

  it('says how many homes each list has there, as the list does', async () => {
    const { places } = await ask('Gent');
    for (const place of places) {
      for (const { href, count } of place.lists) {
        const { text } = await request(site.app).get(href).expect(200);
        assert.equal(load(text)('[data-card]').length, count, href);
      }
    }
  });

  it('finds a home by its id, with a picture and a link', async () => {
    const data = site.parts.source.catalogue.port('nl');
    const links = createLinks(site.parts.source.paths, 'nl');
    for (const home of data.list(emptyQuery('rent'), 5).items.filter(isHome)) {
      const { homes } = await ask(` ${home.id} `);
      assert.equal(homes[0]?.href, links.property(home));
      assert.match(homes[0]?.picture ?? '', /^\/media\/.*\.480\.webp$/);
    }
  });

  it('cuts titles at 50 characters and descriptions at 100', async () => {
    const { homes } = await ask('Gent', 'de');
    assert.ok(homes.some(({ text }) => text.endsWith('…')));
    for (const { title, text } of homes) {
      assert.ok(title.length > 0 && [...title].length <= 50, title);
      assert.ok([...text].length <= 100, text);
    }
  });

  it('says of each home its type, town, price, and whether it is for sale or to rent', async () => {
    const data = site.parts.source.catalogue.port('fr');
    const links = createLinks(site.parts.source.paths, 'fr');
    const { ignoredLabels } = site.parts.source.site.info;
    for (const listKind of ['sale', 'rent', 'sold'] as const) {
      const home = data.list(emptyQuery(listKind), 9).items.find(isHome);
      assert.ok(home);
      const { homes } = await ask(String(home.id), 'fr');
      const found = homes.find(({ href }) => href === links.property(home));
      const price = priceOf(home, ignoredLabels);
      const parts = found?.facts.split('\u00a0·\u00a0') ?? [];
      assert.equal(parts[0], home.typeDescription.fr);
      assert.equal(parts[1], placeName(data, home));
      if (price.kind === 'amount') assert.ok(parts[2]?.includes(price.text), parts.join());
      const goals = { sale: 'À vendre', rent: 'À louer', sold: home.goal === 1 ? 'Loué' : 'Vendu' };
      assert.equal(parts.at(-1), goals[listKind]);
      assert.equal(parts.length, price.kind === 'none' ? 3 : 4);
    }
  });

  it('finds nothing for an empty text, and takes any language that it does not know for Dutch', async () => {
    const nothing = { places: [], homes: [] };
    for (const q of ['', '   ', '\t']) assert.deepEqual(await ask(q), nothing);
    await request(site.app).get('/api/suggest').expect(200, nothing);
    assert.equal((await ask('Liège', 'xx')).places[0]?.text, 'Luik');
  });

  it('offers only lists that the site has', async () => {
    const { source } = site.parts;
    const onlySale = sitePaths({
      ...source.site,
      pages: source.site.pages.filter(({ name }) => name !== 'for-rent'),
    });
    const other = await siteApp({
      replace: (parts) => ({
        source: Object.defineProperty({ ...parts.source }, 'paths', {
          value: onlySale,
          enumerable: true,
        }),
      }),
    });
    const answer = await request(other.app).get('/api/suggest?q=Gent&lang=nl');
    const { places } = answer.body as SearchAnswer;
    for (const { lists } of places)
      assert.deepEqual(
        lists.map(({ text }) => text),
        ['Te koop'],
      );
  });

  it('has a page with the same answers, in every language, that no search engine shows', async () => {
    for (const locale of LOCALES) {
      for (const q of ['Gent', 'Luik', '9000']) {
        const { $ } = await page(q, locale);
        const { places, homes } = await ask(q, locale);
        const hrefs = (selector: string) =>
          $(selector)
            .map((_, link) => $(link).attr('href'))
            .get();
        assert.deepEqual(
          hrefs('.results .found-list'),
          places.flatMap(({ lists }) => lists.map(({ href }) => href)),
        );
        assert.deepEqual(
          hrefs('.results .found-home'),
          homes.map(({ href }) => href),
        );
        assert.equal($('meta[name=robots]').attr('content'), 'noindex');
        assert.ok($('h1').text().includes(q));
        assert.ok($('title').text().includes(q));
      }
    }
  });

  it('says that nothing fits, and leads to the lists', async () => {
    const { $ } = await page('xqzw');
    assert.match($('.results').text(), /Geen panden gevonden voor deze zoekopdracht\./);
    const lists = $('.results-none a').map((_, link) => $(link).attr('href'));
    assert.deepEqual(lists.get(), ['/nl/te-koop', '/nl/te-huur', '/nl/projecten']);
  });

  it('shows the typed text, and neither caches nor logs it', async () => {
    const typed = '"><script>alert(1)</script> jan@example.org';
    const { cache } = site.parts;
    const kept = cache.bytes;
    const { answer, $ } = await page(typed);
    assert.ok(!answer.text.includes('<script>alert'));
    assert.equal($('.results [name=q]').attr('value'), typed);
    assert.equal(cache.bytes, kept);
    await ask(typed);
    assert.ok(!JSON.stringify(site.lines).includes('alert'));
    assert.ok(!JSON.stringify(site.lines).includes('jan@'));
  });

  it('answers whatever is typed, box and page alike', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, fc.constantFrom(...LOCALES), async (text, locale) => {
        const { places, homes } = await ask(text, locale);
        const query = new URLSearchParams({ q: text }).toString();
        const answer = await request(site.app).get(`${RESULTS[locale]}?${query}`);
        // A text that is a whole sentence leads to its list: "App" means apartments.
        if (answer.status === 302) {
          await request(site.app)
            .get(answer.headers['location'] ?? '')
            .expect(200);
          return;
        }
        assert.equal(answer.status, 200);
        const $ = load(answer.text);
        assert.equal($('.results .found-home').length, homes.length);
        assert.equal($('.results .found-place').length, places.length);
      }),
      { numRuns: 40, examples: [['App', 'nl']] },
    );
  });
});
