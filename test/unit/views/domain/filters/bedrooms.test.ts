import assert from 'node:assert/strict';
import { bedroomsText } from '../../../../../views/domain/filters/bedrooms.ts';

describe('chosen numbers of bedrooms', () => {
  it('are said in one short line', () => {
    assert.equal(bedroomsText([]), '');
    assert.equal(bedroomsText([2]), '2');
    assert.equal(bedroomsText([3, 4]), '3, 4+');
    assert.equal(bedroomsText([1, 3, 4]), '1, 3, 4+');
    assert.equal(bedroomsText([1, 2, 3]), '1–3');
    assert.equal(bedroomsText([1, 2, 3, 4]), '1–4+');
  });
});
