import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { energyFigure, energyLabel } from '../../../../views/domain/energy/energy-label.ts';
import { propertySchema } from '../../../../views/domain/property/property.ts';
import { energyRegion } from '../../../../views/domain/energy/energy-region.ts';
import { bandOf, energyScale } from '../../../../views/domain/energy/energy-scale.ts';
import { ROOT } from '../../../../server/platform/root.ts';
import { sampleProperty } from './sample-property.ts';

const FACTS = readFileSync(path.join(ROOT, 'docs/facts.md'), 'utf8');

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

/** A postcode of each region that has a scale. */
const POSTCODES = { Flanders: '9000', Wallonia: '5000', Brussels: '1000' } as const;
type ScaledRegion = keyof typeof POSTCODES;

/** The label from just above the bound before to its own bound, included; the last has none. */
type Step = readonly [label: string, upTo: number | undefined];

/** The scales as docs/facts.md states them ("Regions and energy labels"). */
const STATED: Readonly<Record<ScaledRegion, readonly Step[]>> = {
  Flanders: stepsOf('Flanders'),
  Wallonia: stepsOf('Wallonia'),
  Brussels: stepsOf('Brussels'),
};

function stepsOf(region: ScaledRegion): Step[] {
  const row = new RegExp(`^\\| ${region} \\| ([A-G].*) above \\|$`, 'm').exec(FACTS);
  return (row?.[1] ?? '').split(' · ').map((step) => {
    const [label = '', bound] = step.split(' ');
    return [label, bound === undefined ? undefined : Number(bound)] as const;
  });
}

/** The smallest step of a figure: certificates state them with two decimals at most. */
const CENT = 0.01;

/** Each bound and its nearest figures on both sides, with their labels. */
function boundsOf(steps: readonly Step[]): [kilowattHours: number, label: string][] {
  return steps.flatMap(([label, upTo], at) => {
    const worse = steps[at + 1]?.[0];
    if (upTo === undefined || worse === undefined) return [];
    return [
      [upTo - CENT, label],
      [upTo, label],
      [upTo + CENT, worse],
      [upTo + 1, worse],
    ] satisfies [number, string][];
  });
}

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
  const certified = { details: { uniqueCode: '20261013-0003641207-RES-1' } };
  for (const region of ['Flanders', 'Wallonia', 'Brussels'] as const) {
    for (const [energyPerformance, text] of boundsOf(STATED[region])) {
      it(`of ${energyPerformance} kWh in ${region} is ${text}`, () => {
        const home = { zip: POSTCODES[region], energyPerformance, ...certified };
        const label = energyLabel(sampleProperty(home));
        assert.equal(label?.text, text);
        assert.equal(label.letter, text[0]);
        assert.equal(label.stated, false);
        assert.equal(label.band?.letter, text[0]);
      });
    }
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

  it('is undefined without a figure, or without a region whose scale applies', () => {
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
    const stated = Object.values(STATED).map((steps) => steps.map(([label]) => label).join(' '));
    assert.deepEqual(
      stated.map((one) => one.replaceAll('\u2212', '-')),
      labels,
    );
    assert.deepEqual(
      Object.values(STATED).map((steps) => steps.flatMap(([, upTo]) => upTo ?? [])),
      [
        [0, 100, 200, 300, 400, 500],
        [0, 45, 85, 170, 255, 340, 425, 510],
        [0, 15, 30, 45, 62, 78, 95, 113, 132, 150, 170, 190, 210, 232, 253, 275, 345],
      ],
    );
    assert.deepEqual(energyScale('luxembourg'), []);
    assert.deepEqual(energyScale(undefined), []);
  });

  it('serves certificates of any day', () => {
    assert.equal(energyScale('flanders', '1999-01-01').length, 7);
  });
});
