import assert from 'node:assert/strict';
import { propertyIcon } from '../../../../../views/domain/property/property-icon.ts';

describe('the icon of a type', () => {
  it('goes by the type code', () => {
    const icons = [1, 2, 3, 4, 5, 6, 7].map((typeCode) =>
      propertyIcon({ typeCode, isGarage: false }),
    );
    assert.deepEqual(icons, [
      'house',
      'apartment',
      'land',
      'business',
      'office',
      'industrial',
      'other',
    ]);
  });

  it('is one of its own for garages', () => {
    assert.equal(propertyIcon({ typeCode: 7, isGarage: true }), 'garage');
  });
});
