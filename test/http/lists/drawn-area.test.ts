import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { load } from 'cheerio';
import fc from 'fast-check';
import request from 'supertest';
import { demoCatalogue } from '../../../server/services/crm/demo/catalogue.ts';
import { LIST_KINDS } from '../../../views/domain/list/list-kind.ts';
import { itemKey } from '../../../views/domain/list/list-item.ts';
import { listParameters } from '../../../views/domain/list/list-parameters.ts';
import { emptyQuery, type ListQuery } from '../../../views/domain/list/list-query.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import type { MapPoints } from '../../../views/domain/place/map-answer.ts';
import { polygonText } from '../../../views/domain/polygon/canonical-polygon.ts';
import type { Corner } from '../../../views/domain/polygon/decode-polyline.ts';
import { encodePolyline } from '../../../views/domain/polygon/encode-polyline.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { LIST_PATHS, loadPage } from '../../support/lists/list-page.ts';
import { sharedApp, type SiteApp } from '../../support/site-app.ts';
import { anyPolygon } from '../../unit/views/domain/sample-query.ts';

const DEMO = resolve(import.meta.dirname, '../../../server/demo');
const LIST = LIST_PATHS.sale;

/** A triangle over Flanders, and the same with a corner that no form of the site writes. */
const FLANDERS: Corner[] = [
  [50_75000, 2_50000],
  [50_75000, 5_00000],
  [51_60000, 3_60000],
];
const CANONICAL = polygonText(FLANDERS) ?? '';

describe('a list within a drawn area', () => {
  let site: SiteApp;
  before(async () => {
    site = await sharedApp();
  });

  const data = () => site.parts.source.catalogue.port('nl');
  const get = (path: string) => request(site.app).get(path).redirects(0);
  const withPolygon = (text: string, path = LIST, rest = '') =>
    `${path}?${new URLSearchParams({ polygon: text })}${rest}`;
  const within = (text: string, rest: Partial<ListQuery> = {}): ListQuery => ({
    ...emptyQuery('sale'),
    polygon: text,
    ...rest,
  });

  it('says so by a chip that removes it, in the visitor’s language', async () => {
    const words = { nl: 'getekend gebied', fr: 'zone dessinée', en: 'drawn area' };
    for (const locale of LOCALES) {
      const links = createLinks(site.parts.source.paths, locale);
      const $ = await loadPage(site, links.list(within(CANONICAL)));
      const chip = $('.chip');
      assert.equal(chip.attr('href'), links.list(emptyQuery('sale')));
      const told = chip.find('[aria-hidden=true]').text();
      assert.equal(told, { ...words, de: 'gezeichnetes Gebiet' }[locale]);
    }
  });

  it('has the same homes on the page, on its next pages, in its feed and on its map', async () => {
    const { total, items } = data().list(within(CANONICAL), 1000);
    assert.ok(total > 12 && total < data().list(emptyQuery('sale'), 1).total);
    const links = createLinks(site.parts.source.paths, 'nl');
    const hrefs = items.map((item) =>
      'composition' in item ? links.project(item) : links.property(item),
    );
    const $ = await loadPage(site, withPolygon(CANONICAL));
    const shown = $('[data-page] [data-card] a')
      .toArray()
      .map((a) => $(a).attr('href'));
    assert.deepEqual(shown, hrefs.slice(0, shown.length));
    const more = await get(`/flight/more${withPolygon(CANONICAL)}&page=2`).buffer(true);
    assert.ok((more.text ?? String(more.body)).includes(hrefs[shown.length]!));
    const feed = load((await get(`/rss${withPolygon(CANONICAL)}`).buffer(true)).text, {
      xml: true,
    });
    assert.equal(feed('item').length, Math.min(total, 50));
    const { body } = await get(
      `/api/map-points?lang=nl&listing=sale&polygon=${encodeURIComponent(CANONICAL)}`,
    );
    assert.equal((body as MapPoints).total, total);
  });

  it('keeps the area with other filters, in the form without JavaScript and in the sort', async () => {
    const $ = await loadPage(site, withPolygon(CANONICAL, LIST, '&type=1&order=price-asc'));
    const hidden = $('form input[type=hidden][name=polygon]').first();
    assert.equal(hidden.attr('value'), CANONICAL);
    const expected = data().list(within(CANONICAL, { types: [1] }), 1);
    const { body } = await get(
      `/api/list-count?lang=nl&listing=sale&type=1&polygon=${encodeURIComponent(CANONICAL)}`,
    );
    assert.equal(body.total, expected.total);
    assert.deepEqual(body.counts, data().choiceCounts(within(CANONICAL, { types: [1] })));
  });

  it('is searched by a sentence that names no place, and left by one that does', async () => {
    const typed = async (q: string) => {
      const { status, headers } = await get(
        withPolygon(CANONICAL, LIST, `&q=${encodeURIComponent(q)}`),
      );
      assert.equal(status, 302);
      return new URL(headers['location']!, 'http://site').searchParams;
    };
    const kept = await typed('huis met tuin onder 900.000');
    assert.deepEqual([kept.get('polygon'), kept.get('garden')], [CANONICAL, '1']);
    const elsewhere = await typed('huis met tuin in Brugge');
    assert.deepEqual([elsewhere.has('polygon'), elsewhere.has('region')], [false, true]);
  });

  it('that is empty offers the list without the area', async () => {
    const sea = encodePolyline([
      [52_00000, 2_50000],
      [52_00000, 2_60000],
      [52_10000, 2_50000],
    ]);
    const $ = await loadPage(site, withPolygon(sea));
    assert.match($('.list-looser a').text(), /getekend gebied/);
  });

  const corners = (count: number): Corner[] =>
    Array.from({ length: count }, (_, at) => [
      Math.round(51_00000 + 40_000 * Math.sin((at / count) * 2 * Math.PI)),
      Math.round(4_00000 + 60_000 * Math.cos((at / count) * 2 * Math.PI)),
    ]);

  for (const [what, text, isKept] of [
    ['another first corner', encodePolyline([...FLANDERS.slice(1), FLANDERS[0]!]), true],
    ['the other way around', encodePolyline(FLANDERS.toReversed()), true],
    ['a closing corner', encodePolyline([...FLANDERS, FLANDERS[0]!]), true],
    ['2,000 corners', encodePolyline(corners(2000)), true],
    ['2 corners', encodePolyline(FLANDERS.slice(0, 2)), false],
    [
      'corners in a line',
      encodePolyline([
        [0, 0],
        [1, 1],
        [3, 3],
      ]),
      false,
    ],
    ['no text', '', false],
    ['no number', 'NaN', false],
    [
      'steps off the globe',
      encodePolyline([
        [90_00000, 0],
        [90_00001, 0],
        [0, 9],
      ]),
      false,
    ],
    ['10,000 characters', 'x'.repeat(10_000), false],
    ['a script', '"><script>alert(1)</script>', false],
    ['a null', '\u0000', false],
  ] as const) {
    it(`redirects once from ${what}, with everything else as it was`, async () => {
      const first = await get(withPolygon(text, LIST, '&type=1&utm_source=x'));
      assert.equal(first.status, 301);
      const to = new URL(first.headers['location']!, 'http://site');
      assert.equal(to.pathname, LIST);
      assert.deepEqual([...to.searchParams.keys()].sort(), [
        ...(isKept ? ['polygon'] : []),
        'type',
        'utm_source',
      ]);
      assert.equal((await get(to.pathname + to.search)).status, 200);
      const feed = await get(`/rss${withPolygon(text)}`);
      assert.equal(feed.status, 301);
      assert.equal((await get(feed.headers['location']!)).status, 200);
      assert.equal((await get(`/flight/more${withPolygon(text)}`)).status, 404);
    });
  }

  it('redirects also where the page with the right address was asked for before', async () => {
    assert.equal((await get(withPolygon(CANONICAL))).status, 200);
    assert.equal((await get(withPolygon(encodePolyline(FLANDERS.toReversed())))).status, 301);
    assert.equal((await get(LIST)).status, 200);
    assert.equal((await get(withPolygon('x'))).headers['location'], LIST);
  });

  it('is answered by 200 for every canonical area', async () => {
    await fc.assert(
      fc.asyncProperty(anyPolygon, fc.constantFrom(...LIST_KINDS), async (polygon, listKind) => {
        const query = listParameters({ ...emptyQuery(listKind), polygon });
        assert.equal((await get(`${LIST_PATHS[listKind]}?${query}`)).status, 200);
      }),
      { numRuns: 10 },
    );
  });

  it('does not tell where a home with a hidden address is, however often it is halved', async () => {
    const { items: atCrm } = await demoCatalogue(DEMO).properties();
    const known = new Map(atCrm.map((home) => [itemKey(home), home.position] as const));
    let hidden = 0;
    for (const listKind of ['sale', 'sold'] as const) {
      for (const { id, areaKm, isProject, ...published } of data().positions(
        emptyQuery(listKind),
      )) {
        if (areaKm === undefined || isProject) continue;
        const found = halved((polygon) =>
          data()
            .positions({ ...emptyQuery(listKind), polygon })
            .some((one) => one.id === id && !one.isProject),
        );
        assert.deepEqual(found, [published.lat, published.lng], `${id}`);
        assert.notDeepEqual(found, known.get(String(id)));
        hidden += 1;
      }
    }
    assert.ok(hidden > 10);
  });
});

/** The position that is found by halving an area around it, in degrees. */
function halved(isWithin: (polygon: string) => boolean): [lat: number, lng: number] {
  const [south, west, north, east] = [49_00000, 2_00000, 52_00000, 7_00000];
  const upTo = (top: number, right: number) =>
    isWithin(
      encodePolyline([
        [south, west],
        [south, right],
        [top, right],
        [top, west],
      ]),
    );
  const lat = least(south, north, (top) => upTo(top, east));
  const lng = least(west, east, (right) => upTo(north, right));
  return [lat / 100_000, lng / 100_000];
}

/** The least number after `from`, at most `to`, that passes; all after it pass too. */
function least(from: number, to: number, passes: (value: number) => boolean): number {
  let [low, high] = [from + 1, to];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
