import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  formatNumber,
  formatSurface,
  isFormatted,
} from '../../../../../views/domain/format/number.ts';

function readBack(text: string): number {
  return Number(text.replaceAll('.', '').replace(',', '.'));
}

describe('a number', () => {
  for (const [value, text] of [
    [3, '3'],
    [1250, '1.250'],
    [12.5, '12,50'],
    [1234.567, '1.234,57'],
    [-4, '-4'],
    [-0, '0'],
  ] as const) {
    it(`${value} is written ${text}`, () => assert.equal(formatNumber(value), text));
  }

  it('has two decimals or none', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (value) => {
        const text = String(formatNumber(value));
        assert.match(text, Number.isInteger(value) ? /^-?[\d.]+$/ : /^-?[\d.]+,\d\d$/);
        assert.ok(Math.abs(readBack(text) - value) <= 0.005 + Math.abs(value) * 1e-12);
      }),
    );
  });

  it('is NaN where it cannot be written', () => {
    for (const value of [NaN, -Infinity, '12', '', null, undefined, {}, 10n, true]) {
      assert.ok(Number.isNaN(formatNumber(value)));
      assert.ok(Number.isNaN(formatSurface(value)));
    }
    assert.equal(isFormatted(formatNumber(NaN)), false);
    assert.equal(isFormatted(formatNumber(0)), true);
  });
});

describe('a surface', () => {
  for (const [value, text] of [
    [125, '125,0 m²'],
    [87.25, '87,3 m²'],
    [12500, '12.500,0 m²'],
  ] as const) {
    it(`of ${value} is written ${text}`, () => assert.equal(formatSurface(value), text));
  }
});
