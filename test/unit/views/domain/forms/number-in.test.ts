import assert from 'node:assert/strict';
import fc from 'fast-check';
import { numberIn } from '../../../../../views/domain/forms/number-in.ts';

describe('a number as visitors type it', () => {
  const READ: readonly (readonly [string, number | undefined])[] = [
    ['2800', 2800],
    ['2,5', 2.5],
    ['1.75', 1.75],
    ['0,5', 0.5],
    ['0.750', 0.75],
    [',5', 0.5],
    ['-3', -3],
    ['− 3,5', -3.5],
    ['-0', 0],
    ['1.750', 1750],
    ['1.750,00', 1750],
    ['1,750.5', 1750.5],
    ['1 750,5', 1750.5],
    ['1.234.567', 1234567],
    ['1,234,567', 1234567],
    ['1750,125', 1750.125],
    ['€ 250', 250],
    ['120,5 m²', 120.5],
    ['1.750,-', 1750],
    ['€ 1750,–', 1750],
    ['1750.-', 1750],
    ['1 750 ,-- EUR', 1750],
    ['1.750,-€', 1750],
    ['1750 euro', 1750],
    ['1750,50Euro', 1750.5],
    ['1750 EUR', 1750],
    ['EUR 1750', 1750],
    ['Euro 1750', 1750],
    ['250k', 250_000],
    ['€ 1,5 K', 1500],
    ['12k', 12_000],
    ['1,750', undefined],
    ['-1,750', undefined],
    ['-3k', undefined],
    ['k', undefined],
    ['1750 eurocent', undefined],
    ['euro', undefined],
    [',-', undefined],
    ['1.75.0', undefined],
    ['1.2,3', undefined],
    ['12 34', undefined],
    ['5,', undefined],
    ['1e3', undefined],
    ['0x10', undefined],
    ['Infinity', undefined],
    ['9'.repeat(200), undefined],
    ['-', undefined],
    ['', undefined],
  ];
  for (const [text, value] of READ) {
    it(`is ${value ?? 'none'} for "${text}"`, () => assert.equal(numberIn(text), value));
  }

  const decimals = fc
    .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(1, 10, 100))
    .map(([whole, part]) => whole / part + 0);

  it('is the same with either sign, and as the site or the English write it', () => {
    fc.assert(
      fc.property(decimals, (value) => {
        const plain = String(value);
        const written = (locale: string, useGrouping: boolean) =>
          new Intl.NumberFormat(locale, { useGrouping, minimumFractionDigits: 2 }).format(value);
        const texts = [plain, plain.replace('.', ','), written('nl-BE', false)];
        for (const text of [
          ...texts,
          written('nl-BE', true),
          written('en', true),
          written('fr', true),
        ]) {
          assert.equal(numberIn(text), value, text);
        }
      }),
    );
  });

  it('has every digit that was typed, or is none', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,- '.split('')) });
    fc.assert(
      fc.property(typed, (text) => {
        const value = numberIn(text);
        if (value === undefined || Math.abs(value) < 1e-6) return;
        const digits = text.replace(/\D/g, '').replace(/^0+/, '');
        const kept = String(value).replace(/\D/g, '').replace(/^0+/, '');
        // Zeros at the end of decimals are the same number without.
        assert.match(digits.slice(0, 15), new RegExp(`^${kept.slice(0, 15)}0*$`));
      }),
    );
  });
});
