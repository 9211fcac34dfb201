import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { Unit } from '../../../../../views/domain/project/composition.ts';
import { unitKinds } from '../../../../../views/domain/project/unit-kinds.ts';
import { compositionOf, sampleUnit } from '../sample-project.ts';

const kindsOf = (units: Unit[], status: 1 | 2 = 1) =>
  unitKinds({ status, composition: compositionOf(units) });

describe('the kinds of units that can be bought', () => {
  const two = { numberOfBedRooms: 2 };
  const units = [
    sampleUnit({ id: 1, ...two, price: 300_000, surfaceTotal: 80 }),
    sampleUnit({ id: 2, ...two, price: 280_000, surfaceTotal: 95 }),
    sampleUnit({ id: 3, ...two, price: 200_000, publishPrice: false }),
    sampleUnit({ id: 4, ...two, price: 100_000, status: 'option' }),
    sampleUnit({ id: 5, numberOfBedRooms: 1, price: 210_000, publishPrice: false }),
  ];

  it('are told with how many, how large, and the prices that are published', () => {
    const told = kindsOf(units).map(({ left, bedrooms, surface, prices }) => ({
      left,
      bedrooms: bedrooms?.min,
      surface,
      prices,
    }));
    assert.deepEqual(told, [
      { left: 1, bedrooms: 1, surface: undefined, prices: undefined },
      {
        left: 3,
        bedrooms: 2,
        surface: { min: 80, max: 95 },
        prices: { min: 280_000, max: 300_000 },
      },
    ]);
  });

  it('are told by type alone where by bedrooms they were more than eight', () => {
    const sizes = (count: number) =>
      Array.from({ length: count }, (_, at) => sampleUnit({ id: at + 1, numberOfBedRooms: at }));
    assert.equal(kindsOf(sizes(8)).length, 8);
    assert.deepEqual(
      kindsOf(sizes(9)).map(({ left, bedrooms }) => ({ left, bedrooms })),
      [{ left: 9, bedrooms: { min: 0, max: 8 } }],
    );
  });

  it('are empty in a project that is closed', () => assert.deepEqual(kindsOf(units, 2), []));

  it('are at most eight, whatever is built, and count every unit', () => {
    const unit = fc.record({
      typeCode: fc.integer({ min: 1, max: 7 }),
      numberOfBedRooms: fc.integer({ min: 0, max: 9 }),
      typeDescription: fc.string({ maxLength: 3 }).map((nl) => ({ nl })),
    });
    fc.assert(
      fc.property(fc.array(unit, { minLength: 1, maxLength: 60 }), (given) => {
        const kinds = kindsOf(given.map((one, id) => sampleUnit({ ...one, id: id + 1 })));
        assert.ok(kinds.length <= 8);
        assert.equal(
          kinds.reduce((sum, { left }) => sum + left, 0),
          given.length,
        );
      }),
    );
  });
});
