import assert from 'node:assert/strict';
import fc from 'fast-check';
import { positionOfGoogleXY } from '../../../../../views/domain/place/google-position.ts';

describe('the position in GoogleX and GoogleY', () => {
  it('is read in either order: the latitude is the one between 49 and 52', () => {
    assert.deepEqual(positionOfGoogleXY(51.05, 3.72), [51.05, 3.72]);
    assert.deepEqual(positionOfGoogleXY(3.72, 51.05), [51.05, 3.72]);
    assert.deepEqual(positionOfGoogleXY(49, 6.1), [49, 6.1]);
    assert.deepEqual(positionOfGoogleXY(6.1, 52), [52, 6.1]);
  });

  it('may be written as a text, with a point or a comma', () => {
    assert.deepEqual(positionOfGoogleXY('51.05', ' 3,72 '), [51.05, 3.72]);
  });

  it('is unknown where the fields do not tell which is which, or hold none', () => {
    for (const [x, y] of [
      [50, 51],
      [4, 5],
      [0, 0],
      ['', ''],
      [undefined, 51],
      [51, null],
      [51, Infinity],
      [51, 181],
      ['north', '51'],
    ]) {
      assert.equal(positionOfGoogleXY(x, y), undefined, `${x}, ${y}`);
    }
  });

  it('is a position of the country, or nothing', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (x, y) => {
        const position = positionOfGoogleXY(x, y);
        if (!position) return;
        assert.ok(position[0] >= 49 && position[0] <= 52);
        assert.ok(Math.abs(position[1]) <= 180);
      }),
    );
  });
});
