import assert from 'node:assert/strict';
import { galleryPosition } from '../../../../client/gallery/gallery-pictures.ts';

const photo = { isPlan: false };
const plan = { isPlan: true };

describe('the place of a picture in the gallery', () => {
  it('is counted among photographs or among plans', () => {
    const pictures = [photo, photo, photo, plan, plan];
    assert.deepEqual(galleryPosition(pictures, 2), { index: 3, total: 3, isPlan: false });
    assert.deepEqual(galleryPosition(pictures, 3), { index: 1, total: 2, isPlan: true });
    assert.deepEqual(galleryPosition([plan], 0), { index: 1, total: 1, isPlan: true });
  });
});
