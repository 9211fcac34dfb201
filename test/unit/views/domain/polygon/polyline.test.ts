import assert from 'node:assert/strict';
import fc from 'fast-check';
import { decodePolyline } from '../../../../../views/domain/polygon/decode-polyline.ts';
import { encodePolyline } from '../../../../../views/domain/polygon/encode-polyline.ts';
import { anyCorners } from './any-corners.ts';

describe('an encoded polyline', () => {
  it('is that of the description of the format', () => {
    // https://developers.google.com/maps/documentation/utilities/polylinealgorithm
    const corners = [
      [38_50000, -120_20000],
      [40_70000, -120_95000],
      [43_25200, -126_45300],
    ] as const;
    assert.equal(encodePolyline(corners), '_p~iF~ps|U_ulLnnqC_mqNvxq`@');
    assert.deepEqual(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@'), corners);
  });

  it('is read as it was written, all over the globe', () => {
    fc.assert(
      fc.property(anyCorners(0, 70), (corners) => {
        assert.deepEqual(decodePolyline(encodePolyline(corners)), corners);
      }),
    );
  });

  for (const [what, text] of [
    ['ends within a number', '_p~iF~ps|U_'],
    ['ends within a corner', '_p~iF'],
    ['has a space', '_p~iF ps|U'],
    ['has a letter with an accent', '_p~iFé~ps|U'],
    ['has a digit, which is not in its alphabet', '1p~iF~ps|U'],
    ['has a number without end', '~'.repeat(10_000)],
    ['has a number of seven groups', '______?'],
    ['is north of the pole', encodePolyline([[90_00001, 0]])],
    ['is beyond the antimeridian', encodePolyline([[0, -180_00001]])],
    [
      'leaves the globe by its steps',
      encodePolyline([
        [0, 180_00000],
        [0, 180_00001],
      ]),
    ],
    ['is a script', '<script>alert(1)</script>'],
  ] as const) {
    it(`is undefined for one that ${what}`, () => assert.equal(decodePolyline(text), undefined));
  }

  it('never throws, and has corners on the globe only', () => {
    const letter = fc.integer({ min: 60, max: 128 }).map((code) => String.fromCharCode(code));
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 60 }), (letters) => {
        for (const [lat, lng] of decodePolyline(letters.join('')) ?? [])
          assert.ok(Math.abs(lat) <= 90_00000 && Math.abs(lng) <= 180_00000);
      }),
    );
  });
});
