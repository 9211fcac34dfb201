import assert from 'node:assert/strict';
import { type CheerioAPI, load } from 'cheerio';
import request from 'supertest';
import { LOCALES, type Locale } from '../../../views/domain/locale.ts';
import { openHousePath } from '../../../views/routing/calendar-path.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { NOON, type SiteApp, siteApp } from '../../support/site-app.ts';

/** In Ghent, on Saturday 28 November from 14:00 to 16:00, and a week later. */
const GHENT = 70408;
/** In Uccle, without a published address, on 2 December. */
const UCCLE = 70531;
const FIRST = '2026-11-28T14:00';
const FIRST_ENDS = Date.parse('2026-11-28T15:00Z');
const LAST_ENDS = Date.parse('2026-12-05T16:00Z');

const ascending = (a: number, b: number) => a - b;

interface EventNode {
  startDate: string;
  endDate: string;
  name: string;
  location: { address: Record<string, string>; geo?: unknown };
  offers: Record<string, unknown>;
  [name: string]: unknown;
}

describe('open houses', () => {
  let site: SiteApp;
  let now = NOON;
  before(async () => {
    site = await siteApp({ now: () => now });
  });
  beforeEach(() => {
    now = NOON;
  });

  const homeOf = (id: number, locale: Locale = 'nl') => {
    const home = site.parts.source.catalogue.port(locale).property(id);
    assert.ok(home);
    return home;
  };
  const pathOf = (id: number, locale: Locale = 'nl') =>
    createLinks(site.parts.source.paths, locale).property(homeOf(id, locale)) ?? '';
  async function page(path: string): Promise<CheerioAPI> {
    const { status, text } = await request(site.app).get(path);
    assert.equal(status, 200, path);
    return load(text);
  }
  const events = ($: CheerioAPI): EventNode[] => {
    const graph = JSON.parse($('script[type="application/ld+json"]').text()) as {
      '@graph': ({ '@type': string } & EventNode)[];
    };
    return graph['@graph'].filter((node) => node['@type'] === 'Event');
  };
  const cards = ($: CheerioAPI) =>
    $('[data-card]')
      .toArray()
      .map((card) => Number($(card).attr('data-card')));

  for (const [locale, when, day] of [
    ['nl', 'zaterdag 28 november, 14:00–16:00', 'Open huis za 28 nov'],
    ['fr', 'samedi 28 novembre, 14:00–16:00', 'Portes ouvertes sam. 28 nov.'],
    ['en', 'Saturday 28 November, 14:00–16:00', 'Open house Sat 28 Nov'],
    ['de', 'Samstag, 28. November, 14:00–16:00', 'Offene Besichtigung Sa., 28. Nov.'],
  ] as const) {
    it(`are on the home’s page, its sheet and its card in ${locale}`, async () => {
      const $ = await page(pathOf(GHENT, locale));
      assert.equal($('.open-houses li').length, 2);
      assert.equal($('.open-houses time').first().text(), when);
      assert.equal($('.open-houses time').first().attr('datetime'), FIRST);
      assert.ok($('.sheet').text().includes(when));
      assert.equal($('.summary-plates .plate-open-house').text(), day);
      const list = createLinks(site.parts.source.paths, locale).page('for-sale') ?? '';
      const $list = await page(`${list}?openhouse=1`);
      assert.equal($list(`[data-card=${GHENT}] .plate-open-house`).text(), day);
    });
  }

  it('have a filter in the lists that have any, with a chip, and none of projects', async () => {
    const $ = await page('/nl/te-koop?openhouse=1');
    assert.deepEqual(cards($).toSorted(ascending), [70408, 70531, 74228, 75149]);
    assert.equal($('[type=checkbox][name=openhouse]:checked').length, 1);
    assert.equal($('.chip [aria-hidden]').text(), 'met open huis');
    const { body } = await request(site.app)
      .get('/api/list-count')
      .query({ lang: 'nl', listing: 'sale', openhouse: '1' });
    assert.equal((body as { total: number }).total, 4);
    assert.equal((await page('/nl/te-koop'))('[name=openhouse]').length, 1);
    assert.deepEqual(cards(await page('/nl/te-huur?openhouse=1')), [71036]);
    assert.equal((await page('/nl/projecten'))('[name=openhouse]').length, 0);
  });

  it('are asked for in a sentence of each language', () => {
    const sentences: Record<Locale, string[]> = {
      nl: ['huis met open huis in Gent', 'opendeurdag Gent', 'woning te koop kijkdag'],
      fr: ['maison portes ouvertes', 'journée portes ouvertes à Gand', 'appartement visite libre'],
      en: ['open house in Ghent', 'houses with an open day', 'flat open viewing'],
      de: [
        'Haus mit Tag der offenen Tür',
        'offene Besichtigung in Gent',
        'Wohnung mit offener Besichtigung',
      ],
    };
    for (const locale of LOCALES) {
      for (const text of sentences[locale]) {
        const read = site.parts.source.catalogue.port(locale).sentence(text, 'sale', '2026-11-20');
        assert.equal(read?.query.openHouse, true, text);
        assert.deepEqual([...read.unknown, ...read.unsupported], [], text);
      }
    }
  });

  it('are calendar files with the address, and with the city alone where it is hidden', async () => {
    const $ = await page(pathOf(GHENT, 'fr'));
    const path = openHousePath('fr', GHENT, FIRST);
    assert.equal($('.open-houses a[href$=".ics"]').first().attr('href'), path);
    const { status, text, headers } = await request(site.app).get(path);
    assert.equal(status, 200);
    assert.equal(headers['content-type'], 'text/calendar; charset=utf-8');
    const lines = text.replaceAll('\r\n ', '').split('\r\n');
    assert.ok(lines.includes('DTSTART:20261128T130000Z'), text);
    assert.ok(lines.includes('DTEND:20261128T150000Z'));
    assert.ok(lines.some((line) => line.startsWith('UID:open-house-70408-20261128T1400@')));
    assert.ok(lines.some((line) => line.startsWith('SUMMARY:Portes ouvertes')));
    assert.ok(
      lines.some((line) => line.startsWith('LOCATION:') && line.includes(homeOf(GHENT).street)),
    );
    const hidden = await request(site.app).get(openHousePath('nl', UCCLE, '2026-12-02T17:00'));
    assert.equal(hidden.status, 200);
    assert.match(hidden.text, /LOCATION:1180 Ukkel\r\n/);
    const other = openHousePath('nl', GHENT, '2026-11-28T14:30');
    assert.equal((await request(site.app).get(other)).status, 404);
  });

  it('are events for search engines', async () => {
    const [event, ...rest] = events(await page(pathOf(GHENT)));
    assert.equal(rest.length, 1);
    assert.equal(event?.startDate, '2026-11-28T14:00+01:00');
    assert.equal(event?.endDate, '2026-11-28T16:00+01:00');
    assert.equal(event?.['eventAttendanceMode'], 'https://schema.org/OfflineEventAttendanceMode');
    assert.equal(event?.['maximumAttendeeCapacity'], 12);
    assert.equal(
      event?.location.address['streetAddress'],
      `${homeOf(GHENT).street} ${homeOf(GHENT).houseNumber}`,
    );
    const { price, priceCurrency, availability } = event?.offers ?? {};
    assert.deepEqual(
      [price, priceCurrency, availability],
      [0, 'EUR', 'https://schema.org/InStock'],
    );
    const [hidden] = events(await page(pathOf(UCCLE)));
    assert.deepEqual(Object.keys(hidden?.location.address ?? {}).toSorted(), [
      '@type',
      'addressCountry',
      'addressLocality',
    ]);
    assert.equal(hidden?.location.geo, undefined);
    assert.deepEqual(events(await page(pathOf(75156))), []);
  });

  it('vanish when they are over, from cached pages, lists, counts and files', async () => {
    const home = pathOf(GHENT);
    const file = openHousePath('nl', GHENT, FIRST);
    const { headers } = await request(site.app).get(home);
    now = FIRST_ENDS - 1;
    assert.equal((await page(home))('.open-houses li').length, 2);
    assert.equal((await request(site.app).get(file)).status, 200);
    now = FIRST_ENDS;
    const $ = await page(home);
    assert.equal($('.open-houses li').length, 1);
    assert.equal($('.summary-plates .plate-open-house').text(), 'Open huis za 5 dec');
    assert.equal(events($).length, 1);
    assert.equal((await request(site.app).get(file)).status, 404);
    const again = await request(site.app)
      .get(home)
      .set('If-None-Match', headers['etag'] ?? '');
    assert.equal(again.status, 200);
    assert.deepEqual(
      cards(await page('/nl/te-koop?openhouse=1')).toSorted(ascending),
      [70408, 70531, 74228],
    );
    now = LAST_ENDS;
    assert.deepEqual(cards(await page('/nl/te-koop?openhouse=1')), []);
    assert.equal((await page(home))('.open-houses, .plate-open-house').length, 0);
    assert.equal((await page('/nl/te-koop'))('[name=openhouse]').length, 0);
  });
});
