import assert from 'node:assert/strict';
import { gallerySizes } from '../../../../../views/modules/property-gallery/gallery-sizes.ts';

describe('the sizes of a gallery’s pictures', () => {
  it('are those of the part of the frame that they take', () => {
    const first = (layout: number) =>
      gallerySizes('lead', layout, 'vitrine').split(', ').slice(0, 2);
    assert.deepEqual(
      [1, 2, 3, 4, 5].map(first),
      [
        [1067, 811],
        [832, 640],
        [1110, 854],
        [1110, 854],
        [832, 640],
      ].map(([wide, usual]) => [`(min-width: 100rem) ${wide}px`, `(min-width: 83rem) ${usual}px`]),
    );
    assert.equal(
      gallerySizes('mosaic', 5, 'vitrine'),
      'auto, (min-width: 100rem) 416px, (min-width: 83rem) 320px, (min-width: 48rem) 25vw, 100vw',
    );
  });

  it('follow the main column where the gallery stands in it', () => {
    assert.equal(
      gallerySizes('lead', 3, 'gevel'),
      '(min-width: 100rem) 712px, (min-width: 83rem) 541px, (min-width: 64rem) 44vw, (min-width: 48rem) 67vw, 100vw',
    );
  });
});
