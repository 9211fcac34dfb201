import assert from 'node:assert/strict';
import path from 'node:path';
import type { TFunction } from 'i18next';
import { createI18n } from '../../../../../server/platform/i18n.ts';
import { type Property, propertySchema } from '../../../../../views/domain/property/property.ts';
import { FACT_FIELDS } from '../../../../../views/ui/facts/fact-fields.ts';
import { factGroups } from '../../../../../views/ui/facts/fact-groups.ts';
import type { PageContext } from '../../../../../views/page-context.ts';
import { portOf } from '../../../server/services/catalogue/index/sample-catalogue.ts';
import { sampleProperty } from '../../domain/sample-property.ts';

const LOCALES_DIR = path.join(import.meta.dirname, '../../../../../locales');

describe('the table of fields', () => {
  it('has a line for every detail of a home', () => {
    // Whether it is free at once stands in the line of `freeWhenSoldName`.
    const shown = new Set<string>(['isFree', ...FACT_FIELDS.map(([, field]) => field)]);
    const { details } = propertySchema.shape;
    const left = Object.keys(details.unwrap().shape).filter((field) => !shown.has(field));
    assert.deepEqual(left, []);
  });

  it('says nothing twice within a group', () => {
    const lines = FACT_FIELDS.map(([group, , label]) => `${group} ${label}`);
    assert.equal(new Set(lines).size, lines.length);
  });
});

describe('what the details of a building are called', () => {
  for (const [locale, ...names] of [
    ['nl', 'Bouwwijze', 'Buitenafwerking'],
    ['fr', 'Construction', 'Finition extérieure'],
    ['en', 'Construction', 'Exterior finish'],
    ['de', 'Bauweise', 'Außengestaltung'],
  ] as const) {
    it(`is what it is made of in ${locale}, not where it stands or in what state it is`, async () => {
      const t = (await createI18n(LOCALES_DIR, ({ key }) => assert.fail(key))).t(locale);
      assert.deepEqual([t('facts.constructionName'), t('facts.exteriorName')], names);
    });
  }
});

describe('the facts of a home', () => {
  let t: TFunction;
  before(async () => {
    const i18n = await createI18n(LOCALES_DIR, ({ key }) => assert.fail(key));
    t = i18n.t('nl');
  });

  /** Label and value of every fact, as on the page. */
  function facts(changes: Partial<Property>): Map<string, string> {
    const site = { info: { ignoredLabels: [3, 4], languages: ['nl'] } };
    const data = portOf([]);
    const ctx = { t, locale: 'nl', site, data } as unknown as PageContext;
    const groups = factGroups(ctx, sampleProperty(changes));
    return new Map(groups.flatMap((group) => group.facts).map((fact) => [fact.label, fact.value]));
  }

  it('say that it is free at once where neither words nor a day say when', () => {
    const shown = (details: Property['details']) => facts({ details }).get('Beschikbaarheid');
    assert.equal(shown({ isFree: true }), 'Onmiddellijk');
    assert.equal(shown({ isFree: true, freeWhenSoldName: { nl: 'bij akte' } }), 'bij akte');
    assert.equal(shown({ isFree: true, dateFree: '2027-02-01' }), undefined);
    assert.equal(shown({ isFree: false }), undefined);
  });

  it('are written as the specification writes numbers, surfaces and dates', () => {
    const shown = facts({
      details: {
        surfaceLiving: 125,
        frontWidth: 6.1,
        plotWidth: 21,
        cadastralIncomeNonIndexed: 1264,
        constructionYear: 1908,
        dateFree: '2027-02-01',
        co2Emission: 54.25,
        epcTotal: 16544,
      },
    });
    assert.equal(shown.get('Bewoonbare oppervlakte'), '125,0 m²');
    assert.equal(shown.get('Gevelbreedte'), '6,10 m');
    assert.equal(shown.get('Perceelbreedte'), '21 m');
    assert.equal(shown.get('Kadastraal inkomen (niet geïndexeerd)'), '€\u00a01.264');
    assert.equal(shown.get('Bouwjaar'), '1908');
    assert.equal(shown.get('Vrij vanaf'), '01/02/2027');
    assert.equal(shown.get('CO₂-uitstoot'), '54,25 kg/m²');
    assert.equal(shown.get('Totaal primair energieverbruik'), '16.544 kWh');
  });

  it('say no where the law wants an answer, and nothing where it does not', () => {
    const shown = facts({ details: { preemptionRight: false, hasGarden: false, hasLift: true } });
    assert.equal(shown.get('Voorkooprecht'), 'Nee');
    assert.equal(shown.has('Tuin'), false);
    assert.equal(shown.get('Lift'), 'Ja');
  });

  it('leave out what is empty, and groups with nothing in them', () => {
    const shown = facts({
      details: { kitchenName: {}, numberOfToilets: 0, heatingName: { nl: ' ' } },
    });
    for (const label of ['Keuken', 'Toiletten', 'Verwarming'])
      assert.equal(shown.has(label), false);
  });

  it('keep an address and a price that are not published to themselves', () => {
    const shown = facts({ publishAddress: false, publishPrice: false });
    assert.equal(shown.has('Adres'), false);
    assert.equal(shown.has('Prijs'), false);
  });

  it('call a price from which units start, and a rent, by their names', () => {
    assert.equal(facts({ priceUnit: 7 }).get('Prijs'), 'Vanaf €\u00a0325.000');
    assert.equal(facts({ goal: 1, price: 950 }).get('Huurprijs'), '€\u00a0950 per maand');
  });

  it('say what the CRM says beside a price, unless our own words say it', () => {
    const note = (text: string, changes: Partial<Property> = {}) =>
      facts({ priceUnit: 1, priceUnitText: { nl: text }, ...changes }).get('Bij de prijs');
    assert.equal(note('Zonder btw'), 'Zonder btw');
    assert.equal(note('Zonder lasten', { goal: 1 }), 'Zonder lasten');
    // Texts that repeat ours, and a text without a price.
    assert.equal(note('/maand', { goal: 1 }), undefined);
    assert.equal(note('Vanaf', { priceUnit: 7 }), undefined);
    assert.equal(note('Zonder btw', { publishPrice: false }), undefined);
    assert.equal(note('Zonder btw', { status: 2 }), undefined);
  });
});
