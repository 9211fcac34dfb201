import assert from 'node:assert/strict';
import path from 'node:path';
import { load } from 'cheerio';
import request from 'supertest';
import { emptyQuery } from '../../../views/domain/list/list-query.ts';
import { LOCALES } from '../../../views/domain/locale.ts';
import { AgencyCopy } from '../../support/agency-copy.ts';
import { sharedApp, type SiteApp, siteApp } from '../../support/site-app.ts';

const DEMO = path.resolve(import.meta.dirname, '../../../server/demo');
/** A part of Oudenaarde, where the demo agency has two homes for sale. */
const HEURNE = 'region=Heurne%7C9700';

describe('a list of a part of a municipality', () => {
  /** The demo agency, with both homes of Oudenaarde in Heurne but one, and two homes a page. */
  let site: SiteApp;
  let inPart: number;
  before(async () => {
    const agency = new AgencyCopy(DEMO);
    agency.edit<{ list: object }>('site.json', (info) => {
      info.list = { ...info.list, itemsPerPage: 2 };
    });
    const file = agency.list('homes').find((name) => name.includes('71117'));
    agency.edit<{ id: number; city: string; startCommercialisation?: string }>(
      `homes/${file}`,
      (home) => {
        inPart = home.id;
        home.city = 'Heurne';
        // The other one is more recent.
        home.startCommercialisation = '2020-01-01';
      },
    );
    site = await siteApp({ env: { SITE_DIR: agency.dir } });
  });

  const page = async (app: SiteApp, url: string) =>
    load((await request(app.app).get(url).set('Host', 'localhost').expect(200)).text);
  const listed = (app: SiteApp) => app.parts.source.catalogue.port('nl');

  it('has those of the part first, and those elsewhere under a heading of their own', async () => {
    const $ = await page(site, `/nl/te-koop?${HEURNE}`);
    assert.match(
      $('h1').text(),
      /^Te koop in Heurne · 1 pand, en 1 pand en 1 project elders in Oudenaarde \(9700\)$/,
    );
    assert.match($('title').text(), /^Te koop in Heurne \(Oudenaarde\)/);
    const entries = $('.cards-page > li').toArray();
    const texts = entries.map(
      (entry) => $(entry).find('[data-card]').attr('data-card') ?? $(entry).text(),
    );
    assert.equal(texts[0], String(inPart));
    assert.equal(texts[1], 'Elders in Oudenaarde (9700)');
  });

  it('has that heading once, on the page where those elsewhere begin', async () => {
    const data = listed(site);
    const query = { ...emptyQuery('sale'), regions: [{ city: 'Heurne', zip: '9700' }] };
    const first = data.list(query, 1);
    assert.deepEqual([first.total, first.part], [3, { homes: 1, projects: 0 }]);
    assert.deepEqual(
      first.items.map(({ id }) => id),
      [inPart],
    );
    assert.notEqual(data.list({ ...query, page: 2 }, 1).items[0]?.id, inPart);
  });

  it('says in each language where nothing is in the part itself', async () => {
    const plain = await sharedApp();
    const texts = {
      nl: ['/nl/te-koop', '0 panden, en 2 panden en 1 project elders in Oudenaarde (9700)'],
      fr: ['/fr/a-vendre', '0 bien, et 2 biens et 1 projet neuf ailleurs à Audenarde (9700)'],
      en: [
        '/en/for-sale',
        '0 properties, and 2 properties and 1 project elsewhere in Oudenaarde (9700)',
      ],
      de: [
        '/de/zu-verkaufen',
        '0 Immobilien und 2 Immobilien und 1 Projekt anderswo in Oudenaarde (9700)',
      ],
    } as const;
    for (const locale of LOCALES) {
      const $ = await page(plain, `${texts[locale][0]}?${HEURNE}`);
      assert.equal($('.list-count').text(), texts[locale][1]);
      assert.equal($('.cards-page > li').first().attr('class'), 'list-elsewhere');
      assert.equal($('.list-elsewhere').length, 1);
    }
  });

  it('is not divided for the municipality, its postcode, several places or a radius', async () => {
    for (const query of [
      'region=Oudenaarde%7C9700',
      'region=9700',
      `${HEURNE}&radius=10`,
      `${HEURNE}&region=Gent%7C9000`,
      'region=Nergens%7C9700',
    ]) {
      const $ = await page(site, `/nl/te-koop?${query}`);
      assert.equal($('.list-elsewhere').length, 0, query);
      assert.doesNotMatch($('h1').text(), /elders/, query);
    }
  });
});
