import assert from 'node:assert/strict';
import { gallerySizes } from '../../../../../views/modules/property-gallery/gallery-sizes.ts';

describe('the sizes of a gallery’s pictures', () => {
  it('are those of the part of the frame that they take', () => {
    const wide = (layout: number) => gallerySizes('lead', layout, 'vitrine').split(', ')[0];
    assert.deepEqual(
      [1, 2, 3, 4, 5].map(wide),
      ['811px', '640px', '854px', '854px', '640px'].map((size) => `(min-width: 83rem) ${size}`),
    );
    assert.equal(
      gallerySizes('mosaic', 5, 'vitrine'),
      'auto, (min-width: 83rem) 320px, (min-width: 48rem) 25vw, 100vw',
    );
  });

  it('follow the main column where the gallery stands in it', () => {
    assert.equal(
      gallerySizes('lead', 3, 'gevel'),
      '(min-width: 83rem) 541px, (min-width: 64rem) 44vw, (min-width: 48rem) 67vw, 100vw',
    );
  });
});
