import { LOCALES } from '../../../../../views/domain/locale.ts';
import assert from 'node:assert/strict';
import { labelOf, plateWords, isRented } from '../../../../../views/domain/property/label.ts';
import type { Property } from '../../../../../views/domain/property/property.ts';
import { sampleProperty } from '../sample-property.ts';

const site = {
  ignoredLabels: [3, 4],
  labels: [1, 2, 3, 4, 9].map((id) => ({
    id,
    name: {},
    textColour: '#000000',
    backgroundColour: '#ffffff',
  })),
};

const TODAY = '2026-11-20';
const FRENCH = { locale: 'fr', today: TODAY } as const;

const PLATES: readonly [Partial<Property>, number | undefined][] = [
  [{}, undefined],
  [{ marquee: 1, startCommercialisation: TODAY }, 1],
  [{ marquee: 9 }, 9],
  [{ marquee: 5 }, undefined],
  [{ marquee: 3 }, 3],
  [{ status: 2 }, 3],
  [{ status: 2, marquee: 1 }, 3],
  [{ status: 4, goal: 1 }, 4],
  [{ status: 4, marquee: 3 }, 3],
  [{ status: 6 }, 3],
  [{ status: 6, goal: 1 }, 4],
];

describe("a home's plate", () => {
  for (const [home, id] of PLATES) {
    it(`of ${JSON.stringify(home)} is ${id ?? 'none'}`, () => {
      assert.equal(labelOf(sampleProperty(home), site, TODAY)?.id, id);
    });
  }
});

/** Days of the label, first day on offer, whether it shows on the 20th. */
const DAYS: readonly [number | undefined, string | undefined, boolean][] = [
  [undefined, '2026-11-14', true],
  [undefined, '2026-11-13', false],
  [undefined, undefined, true],
  [undefined, '2026-12-01', true],
  [3, '2026-11-18', true],
  [3, '2026-11-17', false],
  [0, '2020-01-01', true],
];

describe('a label that is shown for some days only', () => {
  for (const [days, startCommercialisation, isShown] of DAYS) {
    it(`of ${days ?? 'no'} days is ${isShown ? 'on' : 'not on'} a home of ${startCommercialisation}`, () => {
      const home = sampleProperty({ marquee: 1, startCommercialisation });
      const labels = site.labels.map((label) => ({ ...label, days }));
      assert.equal(labelOf(home, { ...site, labels }, TODAY)?.id, isShown ? 1 : undefined);
      const words = plateWords(home, { ...site, labels, languages: LOCALES }, FRENCH);
      assert.equal(words?.id, isShown ? 1 : undefined);
    });
  }

  it('is over for new homes alone, if the agency says nothing', () => {
    const old = { startCommercialisation: '2026-01-01' };
    const shown = [1, 2, 3, 4, 9].filter((marquee) =>
      labelOf(sampleProperty({ ...old, marquee }), site, TODAY),
    );
    assert.deepEqual(shown, [2, 3, 4, 9]);
  });
});

describe("the words of a home's plate", () => {
  const words = (home: Partial<Property>) => plateWords(sampleProperty(home), named, FRENCH);
  const named = {
    ...site,
    languages: LOCALES,
    labels: site.labels.map((label) => ({ ...label, name: { fr: 'Du site' } })),
  };
  const marqueeName = { fr: 'Vue mer' };

  it("are the site's, or the CRM's where the site does not know the label", () => {
    assert.deepEqual(words({ marquee: 1, marqueeName, startCommercialisation: TODAY }), {
      id: 1,
      text: 'Du site',
    });
    assert.equal(words({ marquee: 12, marqueeName })?.text, 'Vue mer');
  });

  it("are the CRM's in another language where it has no other, which they say", () => {
    const plate = words({ marquee: 12, marqueeName: { nl: 'Zeezicht' } });
    assert.deepEqual(plate, { text: 'Zeezicht', lang: 'nl' });
  });

  it("are not the CRM's where the home is sold, or nothing is said", () => {
    const few = { ...named, labels: [] };
    const sold = sampleProperty({ status: 2, marquee: 12, marqueeName });
    assert.equal(plateWords(sold, few, FRENCH), undefined);
    assert.equal(words({ marquee: 12, marqueeName: { nl: ' ' } }), undefined);
    assert.equal(words({ marqueeName }), undefined);
  });
});

describe('a home that is gone', () => {
  it('was let where its plate says so, whatever it was offered for', () => {
    const isLet = (home: Partial<Property>) => isRented(sampleProperty(home), site);
    for (const home of [{ status: 4 }, { marquee: 4 }, { status: 6, goal: 1 }] as const) {
      assert.equal(isLet(home), true, JSON.stringify(home));
    }
    for (const home of [{ status: 2, goal: 1 }, { marquee: 3, goal: 1 }, { status: 6 }] as const) {
      assert.equal(isLet(home), false, JSON.stringify(home));
    }
    const own = { ...site, ignoredLabels: [8] };
    assert.equal(isRented(sampleProperty({ marquee: 8, goal: 1 }), own), true);
    assert.equal(isRented(sampleProperty({ marquee: 8 }), own), false);
  });
});
