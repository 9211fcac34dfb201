import assert from 'node:assert/strict';
import type { CheerioAPI } from 'cheerio';
import fc from 'fast-check';
import { FIRST_VIEW } from '../../../views/domain/filters/list-view.ts';
import { setFilters, withoutFilter } from '../../../views/domain/list/list-filters.ts';
import { listParameters, parseListQuery } from '../../../views/domain/list/list-parameters.ts';
import type { ListQuery } from '../../../views/domain/list/list-query.ts';
import { LIST_PATHS, loadPage } from '../../support/lists/list-page.ts';
import { sharedApp, type SiteApp } from '../../support/site-app.ts';
import { anySparseQuery } from '../../unit/views/domain/sample-query.ts';

describe('the chips of a list', () => {
  let site: SiteApp;
  before(async () => {
    site = await sharedApp();
  });

  const page = (path: string) => loadPage(site, path);

  const urlOf = (query: ListQuery) =>
    `${LIST_PATHS[query.listKind]}?${listParameters({ ...query, page: 1 })}`;

  function chips($: CheerioAPI): { text: string; href: string }[] {
    return $('.chip')
      .toArray()
      .map((chip) => ({
        text: $(chip).find('[aria-hidden=true]').text(),
        href: $(chip).attr('href') ?? '',
      }));
  }

  it('say what is set, in the words of the visitor', async () => {
    const $ = await page(
      '/nl/te-koop?region=Gent%7C9000&radius=15&type=1&type=garage&pricemin=100000&pricemax=400000' +
        '&bedrooms=4&bedrooms=2&bathrooms=2&toilets=1&lift=1&hideproject=1&bounds=50,3,51,4' +
        '&surface=1200&plot=500&energy=B&hideoption=1',
    );
    assert.deepEqual(
      chips($).map(({ text }) => text.replaceAll('\u00a0', ' ')),
      [
        'Gent + 15 km',
        'dit deel van de kaart',
        'Huis',
        'Garage',
        'vanaf € 100.000',
        'tot € 400.000',
        '2 slaapkamers',
        '4 of meer slaapkamers',
        'minstens 2 badkamers',
        'minstens 1 toilet',
        'minstens 1.200 m² bewoonbaar',
        'perceel van minstens 500 m²',
        'EPC-label B of beter',
        'Lift',
        'geen nieuwbouwprojecten',
        'geen panden in optie',
      ],
    );
    assert.equal($('.chip .unseen').first().text(), 'Filter wissen: Gent + 15\u00a0km');
  });

  it('are as many as the button for the filters counts', async () => {
    await fc.assert(
      fc.asyncProperty(anySparseQuery, async (query) => {
        const $ = await page(urlOf(query));
        assert.equal(Number($('.filters-count').text()), chips($).length);
      }),
      { numRuns: 40 },
    );
    const $ = await page('/nl/te-koop?region=9000&region=8000&type=1,2,garage&lift=1&radius=15');
    assert.equal($('.filters-count').text(), '6');
  });

  it('distinguish two places of one name', async () => {
    const $ = await page('/nl/te-koop?region=Brussel%7C1000&region=Gent%7C9000&radius=15');
    assert.deepEqual(
      chips($).map(({ text }) => text),
      ['Brussel', 'Gent'],
    );
  });

  it('are removed all at once, keeping the sort order and unknown parameters', async () => {
    const $ = await page('/nl/te-koop?type=1&garden=1&order=price-asc&page=1&ref=folder');
    const all = '.chips .link-more:not([href^="/subscriptions"])';
    assert.equal($(all).attr('href'), '/nl/te-koop?order=price-asc&ref=folder');
    const one = await page('/nl/te-koop?type=1&ref=folder');
    assert.equal(one(all).length, 0);
  });

  it('are followed by a link to save the search, which an empty list has only below', async () => {
    const save = 'a[href^="/subscriptions"]';
    const some = await page('/nl/te-koop?type=1');
    assert.deepEqual([some(`.chips ${save}`).length, some(`.list-save ${save}`).length], [1, 1]);
    const none = await page('/nl/te-koop?type=1&pricemax=25000');
    assert.equal(none('.card').length, 0);
    assert.deepEqual([none(`.chips ${save}`).length, none(`.list-save ${save}`).length], [0, 1]);
  });

  it('each take away exactly one thing', async () => {
    await fc.assert(
      fc.asyncProperty(anySparseQuery, async (query) => {
        const $ = await page(urlOf(query));
        const asked = parseListQuery(listParameters({ ...query, page: 1 }), query.listKind);
        const parts = partsOf(asked);
        const found = chips($);
        const left = found.map(({ href }) =>
          partsOf(parseListQuery(new URL(href, 'http://x').searchParams, query.listKind)),
        );
        assert.equal(found.length, parts.length - Number(isAlone(asked)));
        for (const rest of left) {
          const gone = parts.filter((part) => !rest.includes(part));
          assert.deepEqual(
            rest.filter((part) => !parts.includes(part)),
            [],
          );
          const isPlace = isAlone(asked) && gone.some((part) => part.startsWith('region='));
          assert.equal(gone.length, isPlace ? 2 : 1, gone.join());
        }
      }),
      { numRuns: 60 },
    );
  });

  /** The filters that are set, by parameter name; a radius without effect is left out. */
  function partsOf(query: ListQuery): string[] {
    const radius = query.regions.length === 1 ? query.radius : undefined;
    const asked = { ...query, ...FIRST_VIEW, radius };
    return [...listParameters(asked)].map(([name, value]) => `${name}=${value}`);
  }

  /** Whether the query has a single place and a radius. */
  const isAlone = ({ regions, radius }: ListQuery) => regions.length === 1 && radius !== undefined;

  describe('when nothing is found', () => {
    it('each filter is offered with the homes there are without it', async () => {
      const $ = await page('/nl/te-koop?region=Gent%7C9000&pricemax=1000&ref=folder');
      const data = site.parts.source.catalogue.port('nl');
      const query = parseListQuery(new URLSearchParams('region=Gent|9000&pricemax=1000'), 'sale');
      const offered = $('.list-looser a')
        .toArray()
        .map((link) => $(link).attr('href'));
      const expected = setFilters(query)
        .map((name) => withoutFilter(query, name))
        .filter((looser) => data.list(looser, 1).total > 0);
      assert.ok(expected.length > 0);
      assert.deepEqual(
        new Set(offered),
        new Set(expected.map((looser) => `/nl/te-koop?${listParameters(looser)}&ref=folder`)),
      );
      for (const link of $('.list-looser a').toArray()) {
        const there = await page($(link).attr('href') ?? '');
        assert.equal(there('.list-count').text(), $(link).find('.quiet').text());
      }
    });

    it('two filters are named where no single one is enough', async () => {
      const $ = await page('/nl/te-koop?region=Gent%7C9000&pricemax=1000&bathrooms=20&garden=1');
      assert.equal($('.list-empty h3').text(), 'Met twee filters minder vindt u wel iets');
      const link = $('.list-looser a');
      assert.equal(link.length, 1);
      assert.match(link.text(), /^Zonder “[^”]+” en “[^”]+”/);
      const href = link.attr('href') ?? '';
      assert.equal([...new URL(href, 'http://x').searchParams].length, 2, href);
      const there = await page(href);
      assert.equal(there('.list-count').text(), link.find('.quiet').text());
      assert.ok(there('[data-page] [data-card]').length > 0);
    });

    it('nothing is offered that helps nothing', async () => {
      const $ = await page('/nl/te-koop?region=9999&pricemax=1&bathrooms=20&toilets=20');
      assert.equal($('.list-looser').length, 0);
      assert.equal($('.list-empty .button').attr('href'), '/nl/te-koop');
    });
  });
});
