import assert from 'node:assert/strict';
import fc from 'fast-check';
import { shuffled } from '../../../../server/testing/shuffled.ts';

describe('an order of files', () => {
  it('has every file once, and is the same for the same seed', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.maxSafeNat(), (files, seed) => {
        const order = shuffled(files, seed);
        assert.deepEqual(order.toSorted(), files.toSorted());
        assert.deepEqual(shuffled(files, seed), order);
      }),
    );
  });

  it('differs from seed to seed, and puts each file in each place', () => {
    const files = ['a', 'b', 'c', 'd'];
    const orders = Array.from({ length: 500 }, (_, seed) => shuffled(files, seed).join(''));
    assert.equal(new Set(orders).size, 24);
  });
});
