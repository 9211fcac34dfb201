import assert from 'node:assert/strict';
import fc from 'fast-check';
import { widestPixels } from '../../../../../views/ui/picture/widest-pixels.ts';

const REM = 16;

describe('widestPixels', () => {
  it('counts three pixels per CSS pixel on phones, two elsewhere', () => {
    assert.equal(widestPixels('96px'), 288);
    assert.equal(widestPixels('24rem'), 1152);
    assert.equal(widestPixels('(min-width: 64rem) 400px, 30vw'), 800);
    assert.equal(widestPixels('(min-width: 40rem) 100px, 50vw'), 660);
  });

  it('counts a share of the window up to where the value before it begins', () => {
    assert.equal(widestPixels('(min-width: 83rem) 419px, (min-width: 64rem) 50vw, 10vw'), 1328);
    assert.equal(widestPixels('(min-width: 83rem) 419px, 100vw'), 83 * REM * 2);
  });

  it('does not bound what it cannot read, nor a share of the widest window', () => {
    for (const sizes of [
      '100vw',
      '182mm',
      'calc(50vw - 8px)',
      '(orientation: portrait) 9px, 9vw',
    ]) {
      assert.equal(widestPixels(sizes), Number.POSITIVE_INFINITY, sizes);
    }
    assert.equal(widestPixels('(min-width: 9rem) min(40vw, 16rem), 9px'), Number.POSITIVE_INFINITY);
  });

  it('is what a picture has in the window where it is widest, and no less in any', () => {
    const starts = fc
      .uniqueArray(fc.integer({ min: 20, max: 110 }), { maxLength: 4 })
      .map((rems) => rems.sort((a, b) => b - a));
    const share = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(starts, fc.integer({ min: 1, max: 1800 }), share, (rems, pixels, percent) => {
        const valueAt = (at: number) => (at === 0 ? `${pixels}px` : `${percent}vw`);
        const entries = rems.map((rem, at) => `(min-width: ${rem}rem) ${valueAt(at)}`);
        const most = widestPixels([...entries, valueAt(rems.length)].join(', '));
        const shown = (window: number) => {
          const at = rems.findIndex((rem) => window >= rem * REM);
          const isFixed = at === 0 || rems.length === 0;
          return (isFixed ? pixels : (window * percent) / 100) * (window <= 440 ? 3 : 2);
        };
        const windows = Array.from({ length: 1700 }, (_, index) => 320 + index);
        assert.ok(windows.every((window) => shown(window) <= most + 1e-6));
      }),
      { numRuns: 50 },
    );
  });
});
