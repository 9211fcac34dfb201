import assert from 'node:assert/strict';
import { isNamed, optionOf } from '../../../../client/filters/region-option.ts';

describe('a place that the region picker offers', () => {
  const option = optionOf({ region: 'Luik|4000', name: 'Luik', zip: '4000', count: 3 });

  it('is shown as its name and postcode', () => {
    assert.deepEqual(option, { value: 'Luik|4000', text: 'Luik [4000]', count: 3 });
  });

  it('is named by its name, its postcode or both, however they are written', () => {
    for (const typed of ['luik', 'LUIK', '4000', 'Luik 4000', 'Luik [4000]', ' luik ']) {
      assert.ok(isNamed(option, typed), typed);
    }
    for (const typed of ['', 'lui', '400', 'Gent', 'Gent 4000']) {
      assert.ok(!isNamed(option, typed), typed);
    }
  });
});
