import assert from 'node:assert/strict';
import { type CheerioAPI, load } from 'cheerio';
import type { Express } from 'express';
import request from 'supertest';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import type { Locale } from '../../../views/domain/locale.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { sharedApp, type SiteApp } from '../../support/site-app.ts';

/** Homes of the demo agency in these cities, and the cities' names in each language. */
const HOMES: readonly (readonly [id: number, zip: string, Record<Locale, string>])[] = [
  [71004, '5000', { nl: 'Namen', fr: 'Namur', en: 'Namur', de: 'Namur' }],
  [71011, '4000', { nl: 'Luik', fr: 'Liège', en: 'Liège', de: 'Lüttich' }],
  // Abroad, where the gazetteer knows no town: as the data calls them.
  [71095, '1450', { nl: 'Luxemburg', fr: 'Luxembourg', en: 'Luxembourg', de: 'Luxemburg' }],
  [71102, '9710', { nl: 'Clervaux', fr: 'Clervaux', en: 'Clervaux', de: 'Clerf' }],
  [75042, '1000', { nl: 'Brussel', fr: 'Bruxelles', en: 'Brussels', de: 'Brüssel' }],
];
const CASES = HOMES.flatMap(([id, zip, names]) =>
  (['nl', 'fr', 'en', 'de'] as const).map((locale) => ({ id, zip, locale, name: names[locale] })),
);

describe('places on pages', () => {
  let app: Express;
  let parts: SiteApp['parts'];
  before(async () => {
    ({ app, parts } = await sharedApp());
  });

  async function page(path: string): Promise<CheerioAPI> {
    const response = await request(app).get(path);
    assert.equal(response.status, 200, path);
    return load(response.text);
  }

  function homePath(id: number, locale: Locale): string {
    const home = parts.source.catalogue.port(locale).property(id);
    return (home && createLinks(parts.source.paths, locale).property(home)) ?? '';
  }

  for (const { id, zip, locale, name } of CASES) {
    it(`are called as the language calls them on a home's page: ${locale}, ${name}`, async () => {
      const $ = await page(homePath(id, locale));
      for (const place of ['h1', 'title', '.breadcrumbs li:nth-last-child(2)']) {
        assert.ok($(place).text().includes(name), `${place}: ${$(place).text()}`);
      }
      assert.ok($('.summary-address').text().includes(`${zip} ${name}`));
    });

    it(`are on its card and in its list: ${locale}, ${name}`, async () => {
      const way = load((await request(app).get(homePath(id, locale))).text);
      const list = way('.breadcrumbs li:nth-last-child(2) a').attr('href') ?? '';
      const $ = await page(list);
      const card = $(`[data-card=${id}] .card-name`).text();
      assert.ok(card.includes(name), card);
      const [heading = ''] = $('h1').text().split(' · ');
      assert.ok(heading.includes(name), heading);
      assert.equal($('title').text(), `${heading} · Kade & Linde`);
    });
  }

  it('abroad are found by any of their names', async () => {
    for (const q of ['Luxemburg', 'Luxembourg', 'Clerf', 'clervaux']) {
      const { body } = await request(app).get('/api/suggest').query({ lang: 'de', q });
      const names = (body as { places: { text: string }[] }).places.map(({ text }) => text);
      assert.match(names.join(), q.toLowerCase().startsWith('l') ? /Luxemburg/ : /Clerf/, q);
    }
  });

  it('are offered by a list under the name of the language, sorted by it, with the value of all', async () => {
    const $ = await page('/nl/te-koop');
    const offered = $('select[name=region] option').toArray();
    const texts = offered.slice(1).map((option) => $(option).text());
    assert.equal($('option[value="Liège|4000"]').text(), 'Luik [4000]');
    assert.deepEqual(texts, texts.toSorted(new Intl.Collator('nl').compare));
  });

  it('are said with what is around them, as a whole, as provinces and as streets', async () => {
    const { catalogue } = parts.source;
    const home = catalogue
      .port('nl')
      .list(emptyQuery('sale'), 99)
      .items.find(({ publishAddress, zip, city }) => publishAddress && zip === '9000' && city);
    assert.ok(home);
    const street = `street=${encodeURIComponent(`${home.street}|9000`)}`;
    const headings: Readonly<Record<string, string>> = {
      '/nl/te-koop?region=Ghent': 'Te koop in Gent',
      '/nl/te-koop?region=Gent&radius=25': 'Te koop in Gent en omgeving (25\u00a0km)',
      '/nl/te-huur?region=Provincie+Antwerpen': 'Te huur in de provincie Antwerpen',
      '/nl/te-koop?region=Brussels-Capital+Region': 'Te koop in het Brussels Hoofdstedelijk Gewest',
      '/fr/a-vendre?region=Gent&radius=25': 'À vendre à Gand et environs (25\u00a0km)',
      '/fr/a-vendre?region=Henegouwen': 'À vendre en province de Hainaut',
      '/fr/a-louer?region=Gent&region=Ostflandern': 'À louer à Gand et en Flandre-Orientale',
      '/en/for-sale?region=Gand&radius=25': 'For sale in and around Ghent (25\u00a0km)',
      '/en/for-sale?region=Henegouwen&radius=15': 'For sale in and around Hainaut (15\u00a0km)',
      '/de/zu-verkaufen?region=Gent&radius=25': 'Zu verkaufen in Gent und Umgebung (25\u00a0km)',
      '/de/zu-verkaufen?region=Lüttich&region=Provinz+Lüttich':
        'Zu verkaufen in Lüttich und in der Provinz Lüttich',
      [`/nl/te-koop?${street}`]: `Te koop in Gent (${home.street})`,
      '/nl/te-koop?region=Nergens': 'Te koop',
      '/nl/te-koop?street=Nergens|9000': 'Te koop',
    };
    for (const [url, heading] of Object.entries(headings)) {
      const $ = await page(encodeURI(decodeURI(url)));
      assert.equal($('h1').text().split(' · ')[0], heading, url);
      if (heading !== 'Te koop') assert.ok($('title').text().startsWith(heading), url);
      assert.ok(!$('link[rel=canonical]').attr('href')?.includes('?'), url);
    }
  });

  it('say nothing of their own where the URL names none that can be read', async () => {
    const plain = await page('/nl/te-koop');
    const broken = await page('/nl/te-koop?region=%7C');
    assert.equal(broken('title').text(), plain('title').text());
  });

  it('keep a title to what a tab can show, however many were chosen', async () => {
    const { source } = parts;
    const places = source.catalogue.port('nl').places('sale').slice(0, 20);
    const query = new URLSearchParams(
      places.map(({ city, zip }) => ['region', `${city}|${zip}`] as [string, string]),
    );
    const $ = await page(`/nl/te-koop?${query}`);
    assert.ok($('title').text().length < 130, $('title').text());
  });
});
