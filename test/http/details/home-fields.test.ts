import assert from 'node:assert/strict';
import { type CheerioAPI, load } from 'cheerio';
import request from 'supertest';
import type { CataloguePort } from '../../../server/services/crm/catalogue-port.ts';
import { LOCALES, type Locale } from '../../../views/domain/locale.ts';
import type { Property } from '../../../views/domain/property/property.ts';
import { createLinks } from '../../../views/subjects/create-links.ts';
import { bareHome, fullHome } from '../../support/full-home.ts';
import { type SiteApp, siteApp } from '../../support/site-app.ts';
import { textsOf } from '../../unit/locales/locale-texts.ts';

const FULL = fullHome(1);
const BARE = bareHome(2);
const SECRET = fullHome(3, {
  street: 'Stropkaai',
  publishAddress: false,
  price: 987654,
  publishPrice: false,
});
const LET = fullHome(4, { goal: 1, price: 950 });
const ABROAD = fullHome(5, { countryId: 50, zip: '1450', epcLabelText: 'B/C' });
const GERMAN_WORDS_ONLY = bareHome(6, { details: { kitchenName: { DE: 'Offene Küche' } } });
const PLANNED = bareHome(7, { details: { eLevel: 20, constructionYear: 2027 } });
/** For rent, without a published price. */
const SILENT = fullHome(8, { goal: 1, price: 950, publishPrice: false });
const GONE = fullHome(9, { goal: 1, price: 950, status: 4 });
const HOMES: readonly Property[] = [
  FULL,
  BARE,
  SECRET,
  LET,
  ABROAD,
  GERMAN_WORDS_ONLY,
  PLANNED,
  SILENT,
  GONE,
];

const CRM: CataloguePort = {
  source: 'fields',
  version: async () => '1',
  properties: async () => ({ items: structuredClone([...HOMES]), dropped: [] }),
  projects: async () => ({ items: [], dropped: [] }),
  team: async () => [],
};

const BOX: Readonly<Record<Locale, string>> = { nl: 'bus', fr: 'boîte', en: 'box', de: 'Box' };
const GHENT: Readonly<Record<Locale, string>> = { nl: 'Gent', fr: 'Gand', en: 'Ghent', de: 'Gent' };

/** The rows of the full home by group: the label's key, and the value or its key. */
const ROWS: Readonly<Record<string, readonly (readonly [label: string, value: string])[]>> = {
  general: [
    ['type', 'type *'],
    ['address', 'Korenlei 12 BOX 3, 9000 GHENT'],
    ['environmentName', 'environment *'],
    ['floor', '=groundFloor'],
    ['ident', 'A0.1'],
    ['numberOfBedRooms', '7'],
    ['surfaceLiving', '125,0 m²'],
    ['surfaceTotal', '140,3 m²'],
    ['surfaceGround', '1.250,6 m²'],
    ['surfaceGarden', '320,0 m²'],
    ['surfaceTerrace', '18,5 m²'],
    ['frontWidth', '6,10 m'],
    ['plotWidth', '21 m'],
    ['dateFree', '01/02/2027'],
    ['freeWhenSoldName', 'free *'],
  ],
  financial: [
    ['price', '€ 325.000'],
    ['priceNote', 'price note *'],
    ['parkingPrice', '€ 25.009'],
    ['groundPart', '€ 100.001'],
    ['constructionCost', '€ 200.007'],
    ['vatBuilding', '€ 42.008'],
    ['registeredRight', '€ 10.006'],
    ['priceVatRegisteredRight', '€ 352.010'],
    ['variousCosts', '€ 1.002,50'],
    ['chargesRenter', '€ 104'],
    ['chargesOwner', '€ 103'],
    ['referenceRent', '€ 1.211'],
    ['leaseName', 'lease *'],
    ['cadastralIncomeNonIndexed', '€ 1.105'],
  ],
  comfort: [
    ['numberOfBathRooms', '2'],
    ['numberOfShowerRooms', '1'],
    ['numberOfToilets', '4'],
    ['numberOfGarages', '5'],
    ['numberOfParkings', '6'],
    ['hasGarden', '=yes'],
    ['hasTerrace', '=yes'],
    ['hasGarage', '=yes'],
    ['hasLift', '=yes'],
    ['hasCellar', '=yes'],
    ['hasAttic', '=yes'],
    ['hasFurnished', '=yes'],
    ['petsAllowed', '=yes'],
    ['kitchenName', 'kitchen *'],
    ['heatingName', 'heating *'],
    ['interiorName', 'interior *'],
  ],
  building: [
    ['constructionYear', '1908'],
    ['renovationYear', '2019'],
    ['numberOfFloors', '3'],
    ['constructionName', 'construction *'],
    ['styleName', 'style *'],
    ['orientationName', 'orientation *'],
    ['goalName', 'goal *'],
    ['exteriorName', 'exterior *'],
    ['roofName', 'roof *'],
    ['roofMaterialName', 'tiles *'],
    ['frameName', 'frame *'],
    ['glazingName', 'glazing *'],
  ],
  energy: [
    ['energyPerformance', '132,40 kWh/m²'],
    ['epcTotal', '16.544 kWh'],
    ['co2Emission', '54,25 kg/m²'],
    ['eLevel', 'E18'],
    ['uniqueCode', '20261013-0003641207-RES-1'],
    ['epcDate', '13/10/2026'],
    ['asbestosCertificate', 'asbestos *'],
    ['asbestosDate', '12/03/2026'],
    ['electricityCertificate', 'electricity *'],
    ['oilTankCertificate', 'tank *'],
  ],
  planning: [
    ['buildingPermit', '=yes'],
    ['subdivisionPermit', '=no'],
    ['preemptionRight', '=no'],
    ['planningViolation', '=yes'],
    ['zoningName', 'zoning *'],
    ['floodZoneName', 'zone *'],
    ['floodScoreP', 'C'],
    ['floodScoreG', 'A'],
    ['heritageName', 'heritage *'],
  ],
};

describe('the fields of a home, beside what the CRM says', () => {
  let site: SiteApp;
  before(async () => {
    site = await siteApp({ crm: CRM });
  });

  async function pageOf(home: Property, locale: Locale): Promise<CheerioAPI> {
    const path = createLinks(site.parts.source.paths, locale).property(home);
    const response = await request(site.app).get(path ?? '/no-page');
    assert.equal(response.status, 200, path ?? 'no path');
    return load(response.text);
  }

  /** Text with plain spaces: prices and labels contain no-break spaces. */
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('\u00ad', '').trim();

  function rowsOf($: CheerioAPI, group: string): [string, string][] {
    const rows = $(`#${group} .fact-list > div`).toArray();
    return rows.map((row) => [plain($('dt', row).text()), plain($('dd', row).text())]);
  }

  function expected(group: string, locale: Locale): [string, string][] {
    const word = (key: string) => plain(textsOf(locale).get(`facts.${key}`) ?? '?');
    return (ROWS[group] ?? []).map(([label, value]) => [
      word(label),
      value.startsWith('=')
        ? word(value.slice(1))
        : value.replace('*', locale).replace('BOX', BOX[locale]).replace('GHENT', GHENT[locale]),
    ]);
  }

  for (const locale of LOCALES) {
    it(`all stand in their groups, in order, in ${locale}`, async () => {
      const $ = await pageOf(FULL, locale);
      for (const group of Object.keys(ROWS)) {
        assert.deepEqual(rowsOf($, group), expected(group, locale), group);
      }
      const links = $('.fact-tabs a').toArray();
      assert.deepEqual(
        links.map((link) => $(link).attr('href')?.slice(1)),
        [...Object.keys(ROWS), 'divisions', 'documents'],
      );
      const titles = links.map((link) => $(link).text());
      assert.deepEqual(
        titles,
        $('.fact-group > h3')
          .toArray()
          .map((title) => $(title).text()),
      );
    });

    it(`have rooms by floor in the order of their numbers, in ${locale}`, async () => {
      const $ = await pageOf(FULL, locale);
      const rows = $('.rooms tbody tr')
        .toArray()
        .map((row) => plain($(row).text()));
      assert.deepEqual(rows, [
        `floor0 ${locale}`,
        `room3 ${locale}12,3 m²remark ${locale}`,
        `room2 ${locale}`,
        `floor1 ${locale}`,
        `room1 ${locale}`,
        `floor-1 ${locale}`,
        `room4 ${locale}`,
      ]);
    });

    it(`have documents by type, what has none as unknown and last, in ${locale}`, async () => {
      const $ = await pageOf(FULL, locale);
      const groups = $('.documents > div').toArray();
      assert.deepEqual(
        groups.map((group) => $('dt', group).text()),
        [`certificate ${locale}`, `plan ${locale}`, textsOf(locale).get('documents.unknown')],
      );
      const names = groups.map((group) =>
        $('dd', group)
          .toArray()
          .map((dd) => $(dd).text()),
      );
      const unnamed = textsOf(locale).get('documents.which');
      assert.deepEqual(names, [
        [`certificate ${locale} 1, PDF`, `certificate ${locale} 2, PDF`],
        [`plan ${locale}\u00a0·\u00a0first floor ${locale}, PDF`],
        [`${unnamed}, PDF`],
      ]);
      assert.equal($('.documents a[rel=nofollow]').length, 4);
      assert.equal($('.documents .icon').length, 4);
    });

    it(`leave nothing behind where there are none, in ${locale}`, async () => {
      const $ = await pageOf(BARE, locale);
      for (const trace of ['.facts', '.fact-group', '.energy', '.flood', '.rooms', '.documents']) {
        assert.equal($(trace).length, 0, trace);
      }
    });
  }

  it('reveal no unpublished address or price, nor amounts from which the price could be derived', async () => {
    const $ = await pageOf(SECRET, 'nl');
    const labels = [...rowsOf($, 'general'), ...rowsOf($, 'financial')].map(([label]) => label);
    const word = (key: string) => textsOf('nl').get(`facts.${key}`) ?? '?';
    for (const key of [
      'address',
      'price',
      'groundPart',
      'vatBuilding',
      'priceVatRegisteredRight',
    ]) {
      assert.ok(!labels.includes(word(key)), key);
    }
    assert.ok(labels.includes(word('chargesOwner')));
    for (const secret of [
      'Stropkaai',
      'price note',
      '987',
      '352.010',
      '10.006',
      '200.007',
      '100.001',
    ]) {
      assert.ok(!$.html().includes(secret), secret);
    }
  });

  it('call the price of a home to let a rent', async () => {
    const rows = new Map(rowsOf(await pageOf(LET, 'fr'), 'financial'));
    assert.equal(rows.get('Loyer'), '€ 950 par mois');
    const beside = async (home: Property) =>
      (await pageOf(home, 'fr'))('.summary-note')
        .toArray()
        .map((note) => plain(load(note).text()));
    assert.deepEqual(await beside(LET), [
      'price note fr',
      '€ 950 de loyer + € 104 de charges = € 1.054 par mois',
    ]);
    assert.deepEqual(await beside(FULL), ['price note fr', '€ 2.600 par m² habitable']);
    for (const home of [SILENT, GONE]) assert.deepEqual(await beside(home), [], String(home.id));
    assert.equal(rows.has('Prix'), false);
  });

  it('stand on the sheet as far as an advertisement says them, charges beside a rent alone', async () => {
    const charges = plain(textsOf('nl').get('facts.chargesRenter') ?? '?');
    for (const [home, isLet] of [
      [LET, true],
      [FULL, false],
    ] as const) {
      const $ = await pageOf(home, 'nl');
      const rows = new Map(
        $('.sheet-facts > div')
          .toArray()
          .map((row) => [plain($('dt', row).text()), plain($('dd', row).text())]),
      );
      assert.equal(rows.get(charges), isLet ? '€ 104' : undefined);
      for (const [label, value] of [...expected('energy', 'nl'), ...expected('planning', 'nl')]) {
        assert.equal(rows.get(label), value, label);
      }
    }
  });

  it('say of a foreign word in which language it is', async () => {
    for (const [locale, count] of [
      ['en', 1],
      ['fr', 1],
      ['nl', 0],
    ] as const) {
      const $ = await pageOf(FULL, locale);
      assert.match($('.flood p').text(), /gebouw/);
      assert.doesNotMatch($('.flood p').text(), /[{[]/);
      assert.equal($('.flood p [lang=nl]').length, count, locale);
    }
  });

  it('name the country of a home abroad, and draw the label that is stated there', async () => {
    const $ = await pageOf(ABROAD, 'en');
    assert.equal(new Map(rowsOf($, 'general')).get('Country'), 'country en');
    assert.equal($('p:has(.energy-image) > .unseen').text(), 'Energy class B/C');
    assert.equal($('.energy-scale').length, 0);
    assert.equal($('.flood').length, 0, 'the scores are Flemish');
  });

  it('are in another language, marked, where there are no words in the page’s', async () => {
    const dutch = await pageOf(GERMAN_WORDS_ONLY, 'nl');
    assert.deepEqual(rowsOf(dutch, 'comfort'), [['Keuken', 'Offene Küche']]);
    assert.equal(dutch('.fact-list dd').attr('lang'), 'de');
    const $ = await pageOf(GERMAN_WORDS_ONLY, 'de');
    assert.deepEqual(rowsOf($, 'comfort'), [['Küche', 'Offene Küche']]);
    assert.equal($('.fact-list dd[lang]').length, 0);
    assert.equal($('.fact-tabs').length, 0, 'one group needs no tabs');
    const planned = await pageOf(PLANNED, 'de');
    assert.ok(planned('.fact-group').length > 1);
    assert.equal(planned('.fact-tabs').length, 0, 'groups within a screen need no tabs');
  });

  it('show the E-level of what is not built yet, which has no label', async () => {
    const $ = await pageOf(PLANNED, 'nl');
    assert.equal($('.energy h2').first().text(), textsOf('nl').get('facts.group.energy'));
    assert.equal(plain($('.energy-certificate').text()), 'E-peilE20');
    assert.equal($('.energy-scale').length, 0);
  });

  it('show each flood score on its step, and what the step means', async () => {
    const $ = await pageOf(FULL, 'de');
    const steps = $('.flood li')
      .toArray()
      .map((step) => plain($(step).text()));
    assert.deepEqual(steps, [
      'Akeine Überschwemmung im ModellG-Score (Gebäude)',
      'Bgeringe Gefahr, wenn sich das Klima weiter ändert',
      'Cgeringe Gefahr im heutigen KlimaP-Score (Parzelle)',
      'Dmittlere oder große Gefahr',
    ]);
  });
});
