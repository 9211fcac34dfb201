import assert from 'node:assert/strict';
import { bedroomsText, openFrom } from '../../../../../views/domain/filters/bedrooms.ts';

describe('chosen numbers of bedrooms', () => {
  it('are said in one short line', () => {
    assert.equal(bedroomsText([]), '');
    assert.equal(bedroomsText([2]), '2');
    assert.equal(bedroomsText([3, 4]), '3, 4+');
    assert.equal(bedroomsText([1, 3, 4]), '1, 3, 4+');
    assert.equal(bedroomsText([1, 2, 3]), '1–3');
    assert.equal(bedroomsText([1, 2, 3, 4]), '1–4+');
  });

  it('are open from the least of those that go on without a gap to the last', () => {
    assert.equal(openFrom([4]), 4);
    assert.equal(openFrom([2, 3, 4]), 2);
    assert.equal(openFrom([1, 3, 4]), 3);
    assert.equal(openFrom([1, 2, 3]), undefined);
    assert.equal(openFrom([]), undefined);
  });
});
