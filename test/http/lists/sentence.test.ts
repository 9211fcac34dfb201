import assert from 'node:assert/strict';
import { load } from 'cheerio';
import fc from 'fast-check';
import request from 'supertest';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { isHome } from '../../../views/domain/list/list-item.ts';
import type { SearchAnswer } from '../../../views/ui/search/search-answer.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { siteApp, type SiteApp } from '../../support/site-app.ts';

describe('a sentence in the search box', () => {
  let site: SiteApp;
  before(async () => {
    site = await siteApp();
  });

  const destination = async (url: string) => {
    const { headers } = await request(site.app).get(url).expect(302);
    return decodeURIComponent(String(headers['location']));
  };
  const typed = (path: string, q: string) => `${path}?${new URLSearchParams({ q }).toString()}`;
  async function suggestions(q: string, lang = 'nl', goal = '0'): Promise<SearchAnswer> {
    const query = new URLSearchParams({ q, lang, goal }).toString();
    const { body } = await request(site.app).get(`/api/suggest?${query}`).expect(200);
    return body as SearchAnswer;
  }

  it('leads to the list that it means, in each language and without script', async () => {
    const expected: [path: string, text: string, to: string][] = [
      [
        '/nl/zoeken',
        '3 slpk met tuin rond Gent onder 400k',
        '/nl/te-koop?region=Gent&radius=10&pricemax=400000&bedrooms=3&garden=1',
      ],
      [
        '/fr/a-vendre',
        'maison à vendre à Namur, PEB B minimum, max 350.000',
        '/fr/a-vendre?region=Namur&type=1&pricemax=350000&energy=B',
      ],
      [
        '/en/search',
        'apartment to rent in Ixelles with lift and terrace under 1,500',
        '/en/for-rent?region=Ixelles|1050&type=2&pricemax=1500&terrace=1&lift=1',
      ],
      [
        '/de/zu-verkaufen',
        'Wohnung in Eupen, mindestens 80 m², bis 250.000 €',
        '/de/zu-verkaufen?region=Eupen&type=2&pricemax=250000&surface=80',
      ],
    ];
    for (const [path, text, to] of expected) assert.equal(await destination(typed(path, text)), to);
  });

  it('is the first suggestion, with the number of results that its list has', async () => {
    for (const [q, goal] of [
      ['huis in Gent tot 600k', '0'],
      ['appartement met terras', '1'],
    ] as const) {
      const { sentence } = await suggestions(q, 'nl', goal);
      assert.ok(sentence);
      const { text } = await request(site.app).get(sentence.href).expect(200);
      const { places } = await suggestions(q, 'nl', goal);
      assert.deepEqual(places, []);
      const [count] = /\d+/.exec(sentence.count) ?? [];
      assert.ok(load(text)('[data-list-count], .list-count').text().includes(String(count)), q);
    }
    const { sentence } = await suggestions('huis Gent 3 slaapkamers tot 400k');
    assert.equal(
      sentence?.text,
      ['Huis', 'Gent', '3 slaapkamers', 'tot €\u00a0400.000'].join('\u00a0·\u00a0'),
    );
  });

  it('names what it did not understand, and what no filter can do, in the results', async () => {
    const q = 'huis met zwembad in Gent qwxz';
    const { text } = await request(site.app).get(typed('/nl/te-koop', q)).redirects(1).expect(200);
    const $ = load(text);
    const notes = $('.results .found-note')
      .toArray()
      .map((note) => $(note).text());
    assert.deepEqual(notes, ['Niet begrepen: “qwxz”', 'Hierop kunt u niet filteren: “zwembad”']);
    assert.equal($('.results .found-sentence').attr('href'), '/nl/te-koop?region=Gent&type=1');
  });

  it('opens the home whose reference it is', async () => {
    const { source } = site.parts;
    const home = source.catalogue.port('nl').list(emptyQuery('rent'), 1).items.find(isHome);
    assert.ok(home);
    const href = createLinks(source.paths, 'nl').property(home);
    assert.equal(await destination(typed('/nl/te-koop', String(home.id))), href);
    assert.equal(await destination(typed('/nl/zoeken', `ref. ${home.id}`)), href);
    for (const q of [`${home.id}`, `ref ${home.id}`]) {
      const { homes, sentence } = await suggestions(q);
      const found = homes.filter((one) => one.href === href);
      assert.deepEqual([found.length, sentence], [1, undefined], q);
    }
  });

  it('keeps a place that it names first, with the nearest homes where it has none', async () => {
    const { places } = await suggestions('Jette');
    assert.equal(places[0]?.text, 'Jette [1090]');
    assert.deepEqual(
      places[0].lists.map(({ count }) => count),
      [0, 0],
    );
    assert.match(places[0].nearby?.text ?? '', /^Dichtstbij: \d+ te koop binnen \d+\u00a0km$/);
    await request(site.app).get(places[0].nearby!.href).expect(200);
  });

  it('never fails, whatever is typed', async () => {
    const words = fc.constantFrom('huis', 'rond', 'tot', '400k', '-', '€', 'zonder', 'EPC', '<b>');
    const any = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(words).map((w) => w.join(' ')),
    );
    await fc.assert(
      fc.asyncProperty(any, async (q) => {
        const { status } = await request(site.app).get(typed('/nl/zoeken', q));
        assert.ok(status === 200 || status === 302, `${status}`);
      }),
      { numRuns: 40 },
    );
    await request(site.app)
      .get(typed('/nl/zoeken', 'huis '.repeat(1000)))
      .expect(200);
  });
});
