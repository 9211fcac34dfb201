import assert from 'node:assert/strict';
import fc from 'fast-check';
import { isPicture, widthsWithin } from '../../../../../../server/services/media/sizing/recipe.ts';

describe('widthsWithin', () => {
  it('keeps to the wanted widths of a large picture', () => {
    assert.deepEqual(widthsWithin([480, 960, 1600], 2000), [480, 960, 1600]);
    assert.deepEqual(widthsWithin([480, 960, 1600], 1600), [480, 960, 1600]);
  });

  it("ends with a smaller picture's own width", () => {
    assert.deepEqual(widthsWithin([480, 960, 1600], 1000), [480, 960, 1000]);
    assert.deepEqual(widthsWithin([480, 960], 200), [200]);
  });

  it('is never empty, rises, and stays within the picture and the largest width', () => {
    const wanted = fc
      .uniqueArray(fc.integer({ min: 1, max: 4000 }), { minLength: 1, maxLength: 5 })
      .map((widths) => widths.sort((a, b) => a - b));
    fc.assert(
      fc.property(wanted, fc.integer({ min: 1, max: 5000 }), (widths, source) => {
        const made = widthsWithin(widths, source);
        assert.equal(made.at(-1), Math.min(source, widths.at(-1)!));
        assert.deepEqual(
          made,
          [...new Set(made)].sort((a, b) => a - b),
        );
      }),
    );
  });
});

describe('isPicture', () => {
  it('passes over notes beside the pictures', () => {
    const names = ['a.jpg', 'b.JPEG', 'c.png', 'd.svg', 'e.webp', 'README.md', 'jpg', '.DS_Store'];
    assert.deepEqual(names.filter(isPicture), names.slice(0, 5));
  });
});
