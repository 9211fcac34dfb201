import assert from 'node:assert/strict';
import fc from 'fast-check';
import { energyFigure, energyLabel } from '../../../../views/domain/energy/energy-label.ts';
import { propertySchema } from '../../../../views/domain/property/property.ts';
import { energyRegion } from '../../../../views/domain/energy/energy-region.ts';
import { bandOf, energyScale } from '../../../../views/domain/energy/energy-scale.ts';
import { sampleProperty } from './sample-property.ts';

/** Postcodes at the boundaries of the regions (spec section 9). */
const REGIONS: readonly [string, string | undefined][] = [
  ['0999', undefined],
  ['1000', 'brussels'],
  ['1299', 'brussels'],
  ['1300', 'wallonia'],
  ['1499', 'wallonia'],
  ['1500', 'flanders'],
  ['3999', 'flanders'],
  ['4000', 'wallonia'],
  ['4700', 'wallonia'],
  ['7999', 'wallonia'],
  ['8000', 'flanders'],
  ['9999', 'flanders'],
  ['10000', undefined],
  ['900', undefined],
  ['', undefined],
  ['Gent', undefined],
  ['1e3', undefined],
];

/** Figures at the inclusive upper bounds (docs/facts.md, "Regions and energy labels"). */
const LABELS: readonly [zip: string, kilowattHours: number, label: string][] = [
  ['9000', -12, 'A+'],
  ['9000', 0, 'A+'],
  ['9000', 0.1, 'A'],
  ['9000', 100, 'A'],
  ['9000', 101, 'B'],
  ['9000', 300, 'C'],
  ['9000', 500, 'E'],
  ['9000', 501, 'F'],
  ['5000', 0, 'A++'],
  ['5000', 45, 'A+'],
  ['5000', 86, 'B'],
  ['5000', 255, 'C'],
  ['5000', 510, 'F'],
  ['5000', 511, 'G'],
  ['1000', 15, 'A+'],
  ['1000', 45, 'A\u2212'],
  ['1000', 46, 'B+'],
  ['1000', 95, 'B\u2212'],
  ['1000', 150, 'C\u2212'],
  ['1000', 210, 'D\u2212'],
  ['1000', 275, 'E\u2212'],
  ['1000', 276, 'F'],
  ['1000', 345, 'F'],
  ['1000', 346, 'G'],
];

describe('the energy region', () => {
  for (const [zip, region] of REGIONS) {
    it(`of postcode "${zip}" is ${region ?? 'none'}`, () =>
      assert.equal(energyRegion(10, zip), region));
  }

  it('goes by the country first', () => {
    assert.equal(energyRegion(50, '1000'), 'luxembourg');
    assert.equal(energyRegion(11, '1000'), undefined);
  });
});

describe('the energy label', () => {
  for (const [zip, energyPerformance, text] of LABELS) {
    it(`of ${energyPerformance} kWh in ${zip} is ${text}`, () => {
      const details = { uniqueCode: '20261013-0003641207-RES-1' };
      const label = energyLabel(sampleProperty({ zip, energyPerformance, details }));
      assert.equal(label?.text, text);
      assert.equal(label.letter, text[0]);
      assert.equal(label.stated, false);
      assert.equal(label.band?.letter, text[0]);
    });
  }

  it('that the CRM states wins, however it writes its minus', () => {
    for (const epcLabelText of ['B-', 'b\u2212', ' B\u2013 ']) {
      const label = energyLabel(
        sampleProperty({ zip: '1000', energyPerformance: 300, epcLabelText }),
      );
      assert.equal(label?.text, 'B\u2212');
      assert.equal(label.stated, true);
      assert.deepEqual(label.band, { label: 'B-', letter: 'B', above: 78, upTo: 95 });
    }
  });

  it('is not what the CRM states when that is no class', () => {
    const stated = { zip: '5000', epcLabelText: 'En cours' };
    assert.equal(energyLabel(sampleProperty(stated)), undefined);
    assert.equal(energyLabel(sampleProperty({ ...stated, energyPerformance: 90 }))?.text, 'B');
  });

  it('in Luxembourg is what the CRM states, and is never computed', () => {
    const place = { countryId: 50, zip: '9701', energyPerformance: 90 };
    assert.equal(energyLabel(sampleProperty(place)), undefined);
    const label = energyLabel(sampleProperty({ ...place, epcLabelText: 'B / C' }));
    assert.deepEqual(
      [label?.region, label?.text, label?.letter, label?.scale],
      ['luxembourg', 'B / C', 'B', []],
    );
    const words = energyLabel(sampleProperty({ ...place, epcLabelText: 'Classe B' }));
    assert.equal(words?.letter, undefined);
  });

  it('of 0 kWh is one only where a certificate stands behind it', () => {
    const zero = { zip: '9000', energyPerformance: 0 };
    assert.equal(energyLabel(sampleProperty(zero)), undefined);
    assert.equal(energyFigure(sampleProperty(zero)), undefined);
    const unknown = { epcLabelText: 'En cours', details: { uniqueCode: 'aangevraagd' } };
    assert.equal(energyLabel(sampleProperty({ ...zero, ...unknown })), undefined);
    for (const behind of [
      { epcLabelText: 'A+' },
      { details: { epcTotal: 4200 } },
      { details: { uniqueCode: '20261013-0003641207-RES-1' } },
    ]) {
      assert.equal(energyLabel(sampleProperty({ ...zero, ...behind }))?.text, 'A+');
      assert.equal(energyFigure(sampleProperty({ ...zero, ...behind })), 0);
    }
  });

  it('needs no look at a total of 0, which no checked home has', () => {
    const { details, ...home } = sampleProperty();
    const withTotal = (epcTotal: number) => ({ ...home, details: { ...details, epcTotal } });
    assert.equal(propertySchema.safeParse(withTotal(4200)).success, true);
    assert.equal(propertySchema.safeParse(withTotal(0)).success, false);
  });

  it('is none without a figure, or without a region to read it in', () => {
    assert.equal(energyLabel(sampleProperty()), undefined);
    assert.equal(energyLabel(sampleProperty({ energyPerformance: NaN })), undefined);
    assert.equal(energyLabel(sampleProperty({ countryId: 11, energyPerformance: 90 })), undefined);
  });
});

describe('an energy scale', () => {
  const anyRegion = fc.constantFrom('flanders' as const, 'wallonia' as const, 'brussels' as const);

  it('has one band for every figure, without gaps, and gets worse with more', () => {
    const figure = fc.double({ min: -100, max: 1000, noNaN: true });
    fc.assert(
      fc.property(anyRegion, figure, figure, (region, one, other) => {
        const scale = energyScale(region);
        const fitting = scale.filter(
          ({ above = -Infinity, upTo = Infinity }) => above < one && one <= upTo,
        );
        assert.equal(fitting.length, 1);
        assert.equal(fitting[0], bandOf(scale, one));
        const [better, worse] = [
          bandOf(scale, Math.min(one, other)),
          bandOf(scale, Math.max(one, other)),
        ];
        assert.ok(better && worse && scale.indexOf(better) <= scale.indexOf(worse));
      }),
    );
  });

  it('has the steps of the facts sheet', () => {
    const labels = (['flanders', 'wallonia', 'brussels'] as const).map((region) =>
      energyScale(region)
        .map(({ label }) => label)
        .join(' '),
    );
    assert.deepEqual(labels, [
      'A+ A B C D E F',
      'A++ A+ A B C D E F G',
      'A++ A+ A A- B+ B B- C+ C C- D+ D D- E+ E E- F G',
    ]);
    assert.deepEqual(energyScale('luxembourg'), []);
    assert.deepEqual(energyScale(undefined), []);
  });

  it('serves certificates of any day', () => {
    assert.equal(energyScale('flanders', '1999-01-01').length, 7);
  });
});
