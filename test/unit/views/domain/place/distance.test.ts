import assert from 'node:assert/strict';
import fc from 'fast-check';
import { distanceKm, type Position } from '../../../../../views/domain/place/distance.ts';

const anyPosition: fc.Arbitrary<Position> = fc.tuple(
  fc.double({ min: -90, max: 90, noNaN: true }),
  fc.double({ min: -180, max: 180, noNaN: true }),
);

describe('distanceKm', () => {
  it('is 50 km from Ghent to Brussels', () => {
    assert.equal(Math.round(distanceKm([51.0543, 3.7174], [50.8467, 4.3525])), 50);
  });

  it('is half the earth to the other side, and nothing to the same place', () => {
    assert.equal(Math.round(distanceKm([90, 0], [-90, 0])), 20015);
    assert.equal(distanceKm([51, 4], [51, 4]), 0);
  });

  it('is the same both ways, never negative, never more than half the earth', () => {
    fc.assert(
      fc.property(anyPosition, anyPosition, (from, to) => {
        const distance = distanceKm(from, to);
        assert(distance >= 0 && distance <= 20016);
        assert(Math.abs(distance - distanceKm(to, from)) < 1e-6);
      }),
    );
  });
});
