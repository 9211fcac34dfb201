import assert from 'node:assert/strict';
import { type PricePlate, withoutPrice } from '../../../../client/map/fit-plates.ts';

/** The plate of a marker at a position, 90 by 30 pixels, and the 24 that stay of it. */
function priceAt(x: number, y: number): PricePlate {
  const bottom = y - 8;
  return {
    plate: { left: x - 45, right: x + 45, top: bottom - 30, bottom },
    small: { left: x - 12, right: x + 12, top: y - 12, bottom: y + 12 },
  };
}

const clusterAt = (x: number, y: number) => ({
  left: x - 18,
  right: x + 18,
  top: y - 18,
  bottom: y + 18,
});

describe('prices on a map', () => {
  const small = (...given: Parameters<typeof withoutPrice>) => [...withoutPrice(...given)];

  it('are shown where they have room', () => {
    assert.deepEqual(
      small([priceAt(0, 0), priceAt(100, 0), priceAt(0, 60)], [clusterAt(0, 90)]),
      [],
    );
    assert.deepEqual(small([], [clusterAt(0, 0)]), []);
  });

  it('give way to a cluster, and to what stays of another price', () => {
    assert.deepEqual(small([priceAt(0, 0)], [clusterAt(60, -20)]), [0]);
    // Each lies over the other's place.
    assert.deepEqual(small([priceAt(0, 0), priceAt(40, 0)], []), [0, 1]);
  });

  it('give way to a price before them, whose marker they do not touch', () => {
    assert.deepEqual(small([priceAt(0, 0), priceAt(70, 0)], []), [1]);
  });
});
