import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  type Composition,
  countByStatus,
  startingPrice,
  type Unit,
  unitsOf,
} from '../../../../../views/domain/project/composition.ts';
import { compositionOf, sampleUnit } from '../sample-project.ts';

const anyUnit: fc.Arbitrary<Unit> = fc
  .record({
    price: fc.constantFrom(undefined, 0, 100, 200, 300),
    publishPrice: fc.boolean(),
    status: fc.constantFrom('available' as const, 'option' as const, 'sold' as const),
  })
  .map(({ price, ...rest }) => {
    const { price: _default, ...unit } = sampleUnit(rest);
    return price === undefined ? unit : { ...unit, price };
  });

describe('the starting price of a project', () => {
  const cases: [what: string, units: Partial<Unit>[], price: number | undefined][] = [
    ['is the lowest one', [{ price: 300 }, { price: 200 }], 200],
    ['passes over what is sold', [{ price: 300 }, { price: 200, status: 'sold' }], 300],
    ['passes over what is under option', [{ price: 300 }, { price: 200, status: 'option' }], 300],
    [
      'passes over what is not published',
      [{ price: 300 }, { price: 200, publishPrice: false }],
      300,
    ],
    ['passes over a price that was never filled in', [{ price: 300 }, { price: 0 }], 300],
    ['is none where all is sold', [{ status: 'sold' }], undefined],
    ['is none where nothing is', [], undefined],
  ];
  for (const [what, units, price] of cases) {
    it(what, () => {
      assert.equal(startingPrice(compositionOf(units.map(sampleUnit))), price);
    });
  }

  it('is the lowest price of a unit that can be bought', () => {
    fc.assert(
      fc.property(fc.array(anyUnit), (units) => {
        const open = units.filter((unit) => unit.status === 'available' && unit.publishPrice);
        const prices = open.flatMap(({ price }) => (price ? [price] : []));
        const from = startingPrice(compositionOf(units));
        if (from === undefined) assert.deepEqual(prices, []);
        else assert(prices.includes(from) && prices.every((price) => price >= from));
      }),
    );
  });
});

describe('a composition', () => {
  const two: Composition = [
    ...compositionOf([sampleUnit({ id: 1 }), sampleUnit({ id: 2, status: 'option' })]),
    ...compositionOf([sampleUnit({ id: 3, status: 'sold' })]),
  ];

  it('gives its units floor by floor, building by building', () => {
    assert.deepEqual(
      unitsOf(two).map(({ id }) => id),
      [1, 2, 3],
    );
  });

  it('counts every unit once', () => {
    assert.deepEqual(countByStatus(two), { available: 1, option: 1, sold: 1 });
    assert.deepEqual(countByStatus([]), { available: 0, option: 0, sold: 0 });
  });
});
