import assert from 'node:assert/strict';
import fc from 'fast-check';
import { firstThumbnail } from '../../../../client/gallery/thumbnails.ts';

/** Spec section 9. */
const IN_VIEW = 4;

describe('the thumbnails in view', () => {
  it('stay where they are while the current one has its neighbours in view', () => {
    assert.equal(firstThumbnail(0, 0, 28), 0);
    assert.equal(firstThumbnail(2, 0, 28), 0);
    assert.equal(firstThumbnail(6, 5, 28), 5);
  });

  it('move by as little as that takes', () => {
    assert.equal(firstThumbnail(3, 0, 28), 1);
    assert.equal(firstThumbnail(5, 5, 28), 4);
    assert.equal(firstThumbnail(20, 0, 28), 18);
    assert.equal(firstThumbnail(27, 0, 28), 24);
    assert.equal(firstThumbnail(1, 0, 3), 0);
  });

  it('hold the current one and its neighbours, whatever was in view before', () => {
    const numbers = fc.tuple(fc.nat(99), fc.integer({ min: -5, max: 120 }), fc.nat(99));
    fc.assert(
      fc.property(numbers, ([at, first, more]) => {
        const total = at + 1 + more;
        const from = firstThumbnail(at, first, total);
        const to = Math.min(from + IN_VIEW, total) - 1;
        assert.ok(from >= 0 && from <= Math.max(0, total - IN_VIEW));
        assert.ok(from <= Math.max(0, at - 1) && to >= Math.min(total - 1, at + 1));
        assert.equal(firstThumbnail(at, from, total), from);
      }),
    );
  });
});
