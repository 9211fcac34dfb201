import assert from 'node:assert/strict';
import { pricePerArea } from '../../../../../views/domain/property/price-per-area.ts';
import { STARTING_FROM } from '../../../../../views/domain/property/price.ts';
import type { Property } from '../../../../../views/domain/property/property.ts';
import { sampleProperty } from '../sample-property.ts';

const FLAT = { price: 325_000, surfaceTotal: 140, details: { surfaceLiving: 99 } };

const of = (changes: Partial<Property>) =>
  pricePerArea(sampleProperty({ ...FLAT, ...changes }), []);

describe('the price of a square metre', () => {
  it('is of the living surface, in whole euros', () => {
    assert.deepEqual(of({}), { of: 'living', euro: 3283, text: '€\u00a03.283' });
  });

  it('is of the ground for land, of the total surface for what has no other', () => {
    const plot = { typeCode: 3, details: { surfaceGround: 650 } };
    assert.deepEqual(of(plot), { of: 'plot', euro: 500, text: '€\u00a0500' });
    assert.deepEqual(of({ typeCode: 5, details: {} }), {
      of: 'floor',
      euro: 2321,
      text: '€\u00a02.321',
    });
  });

  it('is undefined unless price and surface are known, and for a rent or a lower bound', () => {
    assert.equal(of({ publishPrice: false }), undefined);
    assert.equal(of({ price: 0 }), undefined);
    assert.equal(of({ surfaceTotal: undefined, details: {} }), undefined);
    assert.equal(of({ goal: 1 }), undefined);
    assert.equal(of({ status: 2 }), undefined);
    assert.equal(of({ priceUnit: STARTING_FROM }), undefined);
  });
});
