import assert from 'node:assert/strict';
import fc from 'fast-check';
import { adReport } from '../../../../../server/commands/ad-report.ts';
import { AD_DUTIES } from '../../../../../views/domain/advertisement/ad-duties.ts';
import { adDuties, missingInAd } from '../../../../../views/domain/advertisement/missing-in-ad.ts';
import type { Property } from '../../../../../views/domain/property/property.ts';
import { bareHome, fullHome } from '../../../../support/full-home.ts';

const TODAY = '2026-11-20';
const IGNORED = [3, 4];

const missing = (home: Property, on = TODAY) =>
  missingInAd(home, IGNORED, on).map(({ what }) => what);

/** A house with the required fields and these. */
const house = (changes: Partial<Property>) => bareHome(1, changes);
const GHENT = { zip: '9000' };
const NAMUR = { zip: '5000' };
const IXELLES = { zip: '1050' };
const RENT = ['rent', 'common charges'];

describe('what an advertisement must say', () => {
  it('is, in Flanders: energy for dwellings, flood scores and planning data for what is sold', () => {
    const energy = ['energy figure in kWh/m²', "full address or the certificate's unique code"];
    assert.deepEqual(missing(house(GHENT)), [
      ...energy,
      'flood score P of the plot',
      'flood score G of the building',
      'building permit, yes or no',
      'zoning',
      'enforcement (planning violation), yes or no',
      'right of pre-emption, yes or no',
      'subdivision permit, yes or no',
    ]);
    assert.deepEqual(missing(house({ ...GHENT, goal: 1 })), [...energy, ...RENT]);
  });

  it('is, in Wallonia, the certificate; in Brussels class and CO2, and more for a lease', () => {
    assert.deepEqual(missing(house(NAMUR)), [
      "the certificate's unique code",
      'total primary energy in kWh',
      'specific primary energy in kWh/m²',
      'energy class',
    ]);
    const brussels = ['energy class', 'CO2 emissions in kg/m²'];
    assert.deepEqual(missing(house(IXELLES)), brussels);
    const lease = ['habitable surface', 'reference rent', 'lease type'];
    assert.deepEqual(missing(house({ ...IXELLES, goal: 1 })), [...brussels, ...lease, ...RENT]);
  });

  it('is a matter of the day', () => {
    const flat = house({ ...IXELLES, goal: 1, typeCode: 2 });
    assert.ok(!missing(flat, '2024-10-31').includes('reference rent'));
    assert.ok(missing(flat, '2024-11-01').includes('reference rent'));
    assert.ok(!missing(house(GHENT), '2022-12-31').includes('flood score P of the plot'));
  });

  it('is no energy certificate for land, garages and shops, and no G-score for land', () => {
    for (const changes of [{ typeCode: 3 }, { typeCode: 4 }, { typeCode: 1, isGarage: true }]) {
      for (const place of [GHENT, NAMUR, IXELLES]) {
        const what = missing(house({ ...place, ...changes })).join();
        assert.doesNotMatch(what, /energy|certificate|CO2/, JSON.stringify(changes));
      }
    }
    const land = missing(house({ ...GHENT, typeCode: 3 }));
    assert.ok(land.includes('flood score P of the plot'));
    assert.ok(!land.includes('flood score G of the building'));
  });

  it('is the unique code only where the address is not published', () => {
    const code = "full address or the certificate's unique code";
    const at = { ...GHENT, publishAddress: true, street: 'Korenlei' };
    assert.ok(!missing(house(at)).includes(code));
    assert.ok(missing(house({ ...at, street: ' ' })).includes(code));
    const details = { uniqueCode: '20261013-0003641207-RES-1' };
    assert.ok(!missing(house({ ...GHENT, details })).includes(code));
  });

  it('is not met by a certificate that is in progress', () => {
    for (const uniqueCode of ['en cours', 'in aanvraag', 'PEB 2026']) {
      const what = missing(house({ ...NAMUR, details: { uniqueCode } }));
      assert.ok(what.includes("the certificate's unique code"), uniqueCode);
    }
    const progress = house({ ...NAMUR, epcLabelText: 'en cours' });
    assert.ok(missing(progress).includes('energy class'));
  });

  it('is the E-level of a building that is new', () => {
    const what = 'E-level of a new building';
    assert.ok(missing(house({ ...GHENT, details: { constructionYear: 2026 } })).includes(what));
    assert.ok(missing(house({ ...GHENT, details: { vatBuilding: 1 } })).includes(what));
    assert.ok(missing(house({ ...GHENT, objectType: 'PROJECT' })).includes(what));
    assert.ok(!missing(house({ ...GHENT, details: { constructionYear: 2020 } })).includes(what));
  });

  it('is nothing for a home that is sold or let, and nothing abroad', () => {
    for (const gone of [{ status: 2 as const }, { status: 4 as const }, { marquee: 3 }]) {
      assert.deepEqual(missing(house({ ...GHENT, ...gone })), []);
    }
    assert.deepEqual(missing(house({ countryId: 50, zip: '1450', goal: 1 })), []);
  });

  it('counts no, and charges of nothing, as said; words in no language as not', () => {
    const goal = 1 as const;
    assert.ok(!missing(house({ goal, details: { chargesRenter: 0 } })).includes('common charges'));
    assert.ok(missing(house({ details: { zoningName: { nl: ' ' } } })).includes('zoning'));
    assert.ok(!missing(house({ details: { zoningName: { fr: 'x' } } })).includes('zoning'));
  });

  const anywhere = fc.record({
    zip: fc.integer({ min: 1000, max: 9999 }).map(String),
    goal: fc.constantFrom(0 as const, 1 as const),
    typeCode: fc.integer({ min: 1, max: 7 }),
    isGarage: fc.boolean(),
  });

  it('is all there on a home of which everything is known, wherever it stands', () => {
    fc.assert(fc.property(anywhere, (place) => assert.deepEqual(missing(fullHome(1, place)), [])));
  });

  it('is never less for knowing less', () => {
    const fields = Object.keys(fullHome(1).details) as (keyof Property['details'])[];
    fc.assert(
      fc.property(anywhere, fc.subarray(fields), (place, forgotten) => {
        const full = fullHome(1, { ...place, publishAddress: false });
        const kept = Object.entries(full.details).filter(
          ([field]) => !forgotten.includes(field as 'eLevel'),
        );
        const less = { ...full, details: Object.fromEntries(kept) };
        const wanted = new Set(adDuties(less, TODAY).map(({ field }) => field));
        const lacking = forgotten.filter((field) => wanted.has(field));
        assert.ok(missing(less).length >= new Set(lacking).size);
      }),
    );
  });

  it('has a field or a test behind each duty, and a day or none', () => {
    for (const { what, field, isMet, since } of AD_DUTIES) {
      assert.ok(field !== undefined || isMet !== undefined, what);
      assert.match(since, /^(\d{4}-\d{2}-\d{2})?$/, what);
    }
  });
});

describe('the report of ad-check', () => {
  const asked = { agency: 'Agency', dropped: [], ignoredLabels: IGNORED, on: TODAY };

  it('names each home with what it misses, and sums up', () => {
    const homes = [
      fullHome(12),
      bareHome(7, { ...IXELLES, goal: 1, details: { leaseName: { nl: 'x' } } }),
    ];
    const { text, isComplete } = adReport({ ...asked, homes });
    assert.equal(isComplete, false);
    assert.match(
      text,
      /^Agency, 20\/11\/2026: 2 homes on offer, \d+ duties to meet\.\n\n7 {2}1050 Gent, to rent\n/,
    );
    assert.match(text, /\n {2}misses {2}reference rent \(since 01\/11\/2024; to be confirmed/);
    assert.match(text, /\nHomes that miss something: 1, 6 things in all\.\n$/);
    assert.doesNotMatch(text, /^12 /m);
  });

  it('is complete when nothing is missing', () => {
    const { text, isComplete } = adReport({ ...asked, homes: [fullHome(12)] });
    assert.equal(isComplete, true);
    assert.match(text, /Nothing is missing\.\n$/);
  });

  it('is not complete when a home cannot be read', () => {
    const dropped = [{ item: 'homes/1.json', reason: 'price: is missing' }];
    const { text, isComplete } = adReport({ ...asked, homes: [], dropped });
    assert.equal(isComplete, false);
    assert.match(text, /homes\/1\.json\n {2}cannot be read {2}price: is missing/);
  });
});
