import assert from 'node:assert/strict';
import type { Picture, ResponsivePicture } from '../../../../../views/domain/property/picture.ts';
import { galleryOrder } from '../../../../../views/modules/property-gallery/gallery-order.ts';

const FILES: ResponsivePicture = { width: 3, height: 2, avif: [], webp: [], jpeg: [] };
const all = { picture: () => FILES };

const photo = (source: string): Picture => ({ source, name: {} });
const plan = (source: string): Picture => ({ source, name: {}, kind: 'plan' });
const photos = (count: number) => Array.from({ length: count }, (_, index) => photo(`p${index}`));

describe('the order of the gallery', () => {
  it('has the plans beside the photographs, wherever the CRM has them', () => {
    const order = galleryOrder(all, [photo('a'), plan('b'), photo('c')]);
    assert.deepEqual(order.main, [photo('a'), photo('c')]);
    assert.deepEqual(order.plans, [plan('b')]);
    assert.equal(order.layout, 2);
  });

  it('shows plans where there is nothing else', () => {
    const order = galleryOrder(all, [plan('a'), plan('b')]);
    assert.deepEqual(order.main, [plan('a'), plan('b')]);
    assert.deepEqual(order.plans, []);
  });

  it('leaves out what is not there, and what stands twice', () => {
    const data = { picture: ({ source }: Picture) => (source === 'gone' ? undefined : FILES) };
    const order = galleryOrder(data, [photo('a'), photo('gone'), photo('a')]);
    assert.deepEqual(order.main, [photo('a')]);
    assert.equal(galleryOrder(data, [photo('gone')]).layout, 0);
  });

  for (const [count, layout, shown] of [
    [0, 0, 0],
    [1, 1, 1],
    [3, 3, 3],
    [4, 4, 3],
    [5, 5, 5],
    [28, 5, 5],
  ] as const) {
    it(`shows ${shown} of ${count} in the mosaic`, () => {
      const order = galleryOrder(all, photos(count));
      assert.deepEqual([order.layout, order.shown], [layout, shown]);
    });
  }
});
