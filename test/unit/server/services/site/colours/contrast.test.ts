import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  contrastRatio,
  formatColour,
  parseColour,
} from '../../../../../../server/services/site/colours/contrast.ts';
import {
  colourDistance,
  fromOklab,
  toOklab,
} from '../../../../../../server/services/site/colours/oklab.ts';
import {
  nearestPassing,
  passes,
} from '../../../../../../server/services/site/colours/passing-colour.ts';
import { anyColour } from '../any-colour.ts';

describe('contrastRatio', () => {
  const known: [one: string, other: string, ratio: string][] = [
    ['#000000', '#ffffff', '21.00'],
    ['#777777', '#ffffff', '4.48'],
    ['#767676', '#FFFFFF', '4.54'],
    ['#ff0000', '#ffffff', '4.00'],
    ['#1b3f94', '#1b3f94', '1.00'],
  ];
  for (const [one, other, ratio] of known) {
    it(`is ${ratio} for ${one} and ${other}`, () => {
      assert.equal(contrastRatio(one, other).toFixed(2), ratio);
    });
  }

  it('does not depend on which colour is named first, and lies between 1 and 21', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (one, other) => {
        const ratio = contrastRatio(one, other);
        assert.equal(ratio, contrastRatio(other, one));
        assert(ratio >= 1 && ratio <= 21);
      }),
    );
  });

  it('takes no colour but #rrggbb', () => {
    for (const wrong of ['', 'red', '#fff', '#12345g', '#1234567', ' #123456']) {
      assert.throws(() => parseColour(wrong), RangeError);
    }
  });
});

describe('OKLab', () => {
  it('comes back to the colour it was made from', () => {
    fc.assert(fc.property(anyColour, (colour) => assert.equal(fromOklab(toOklab(colour)), colour)));
  });

  it('puts black and white 1 apart', () => {
    assert.equal(colourDistance('#000000', '#ffffff').toFixed(3), '1.000');
  });

  it('shows what a screen cannot as the nearest it can', () => {
    assert.equal(fromOklab([2, 0, 0]), '#ffffff');
    assert.equal(formatColour([-1, 0.5, 7]), '#0080ff');
  });
});

describe('nearestPassing', () => {
  it('leaves a colour that passes as it is', () => {
    assert.equal(nearestPassing('#1B3F94', [{ against: '#FFFFFF', ratio: 4.5 }]), '#1B3F94');
  });

  it('darkens a grey on white to the first that passes', () => {
    assert.equal(nearestPassing('#999999', [{ against: '#ffffff', ratio: 4.5 }]), '#767676');
  });

  it('keeps the hue', () => {
    const [, a, b] = toOklab(nearestPassing('#ffb000', [{ against: '#ffffff', ratio: 4.5 }])!);
    const [, wasA, wasB] = toOklab('#ffb000');
    assert(Math.abs(Math.atan2(b, a) - Math.atan2(wasB, wasA)) < 0.35);
  });

  it('always finds one on a single ground, no farther away than black or white', () => {
    fc.assert(
      fc.property(anyColour, anyColour, (colour, against) => {
        const demands = [{ against, ratio: 4.5 }];
        const found = nearestPassing(colour, demands)!;
        assert(passes(found, demands));
        for (const end of ['#000000', '#ffffff']) {
          if (!passes(end, demands)) continue;
          assert(colourDistance(colour, found) <= colourDistance(colour, end) + 1e-9);
        }
      }),
    );
  });

  it('finds nothing when two grounds leave no room between them', () => {
    const demands = [
      { against: '#000000', ratio: 7 },
      { against: '#ffffff', ratio: 7 },
    ];
    assert.equal(nearestPassing('#777777', demands), undefined);
  });
});
