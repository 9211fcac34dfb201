import assert from 'node:assert/strict';
import fc from 'fast-check';
import { formatPrice, priceOf } from '../../../../../views/domain/property/price.ts';
import { isSold } from '../../../../../views/domain/property/sold.ts';
import { anyProperty, sampleProperty } from '../sample-property.ts';

const IGNORED = [3, 4];

/** Amounts and their formatted text; \u00a0 is a no-break space. */
const WRITTEN: readonly [number, string][] = [
  [1250000, '€\u00a01.250.000'],
  [895, '€\u00a0895'],
  [1234.5, '€\u00a01.234,50'],
  [0, '€\u00a00'],
  [-0, '€\u00a00'],
];

describe('a price', () => {
  for (const [euro, text] of WRITTEN) {
    it(`of ${euro} is written ${text}`, () => assert.equal(formatPrice(euro), text));
  }

  it('is grouped by dots and can be read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (euro) => {
        const text = String(formatPrice(euro));
        assert.match(text, /^€\u00a0\d{1,3}(\.\d{3})*$/);
        assert.equal(Number(text.slice(2).replaceAll('.', '')), euro);
      }),
    );
  });

  it('is NaN where it cannot be written', () => {
    for (const value of [NaN, Infinity, '12', null, undefined, 10n]) {
      assert.ok(Number.isNaN(formatPrice(value)), String(value));
    }
  });
});

describe('the price line of a home', () => {
  it('of a home for sale is its price', () => {
    assert.deepEqual(priceOf(sampleProperty(), IGNORED), {
      kind: 'amount',
      euro: 325000,
      text: '€\u00a0325.000',
      startingFrom: false,
      perMonth: false,
    });
  });

  it('of a home to let is by the month', () => {
    const price = priceOf(sampleProperty({ goal: 1, price: 950 }), IGNORED);
    assert.ok(price.kind === 'amount' && price.perMonth);
  });

  it('starts from the price with unit 7 only', () => {
    for (const priceUnit of [0, 1, 6, 7, 8]) {
      const price = priceOf(sampleProperty({ priceUnit }), IGNORED);
      assert.ok(price.kind === 'amount');
      assert.equal(price.startingFrom, priceUnit === 7);
    }
  });

  it('tells no price that is not published, not known or not filled in', () => {
    const { price: _, ...unpriced } = sampleProperty();
    for (const home of [
      sampleProperty({ publishPrice: false }),
      sampleProperty({ price: 0 }),
      unpriced,
    ]) {
      assert.deepEqual(priceOf(home, IGNORED), { kind: 'hidden' });
    }
  });

  it('never shows the amount of a home that is sold or whose price is not published', () => {
    fc.assert(
      fc.property(anyProperty, (home) => {
        const price = priceOf(home, IGNORED);
        assert.equal(price.kind === 'none', isSold(home, IGNORED));
        assert.equal(
          price.kind === 'amount',
          !isSold(home, IGNORED) && home.publishPrice && home.price !== 0,
        );
      }),
    );
  });
});
