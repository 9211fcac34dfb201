import assert from 'node:assert/strict';
import fc from 'fast-check';
import { repaymentOf } from '../../../../../views/domain/buying-costs/repayment.ts';
import { drawRepayment } from '../../../../../views/domain/buying-costs/repayment-drawing.ts';

const terms = fc.record({
  principal: fc.integer({ min: 1, max: 12_000_000_000 }),
  rate: fc.integer({ min: 0, max: 20_000 }).map((thousandths) => thousandths / 1000),
  years: fc.integer({ min: 1, max: 40 }),
});

describe('the repayment of a loan', () => {
  it('is within cents of a published example', () => {
    // multifinances.be, 2018: € 100.000 for 240 months at 1,80 % a year is € 495,90 a month. They
    // round the monthly rate up to 0,1488 %; unrounded it is 0,148768 %.
    const { monthly } = repaymentOf({ principal: 100_000_00, rate: 1.8, years: 20 });
    assert.ok(Math.abs(monthly - 495_90) <= 15, String(monthly));
  });

  it('has a monthly rate that compounds to the yearly one', () => {
    // wisfaq.nl: at 4,5 % a year it is 0,36748094 %, and € 160.000 for 30 years are € 802,16 a month
    // with that rounded to 0,003675.
    const { monthly, years } = repaymentOf({ principal: 160_000_00, rate: 4.5, years: 30 });
    assert.ok(Math.abs(monthly - 802_16) <= 2, String(monthly));
    assert.ok(years[0]!.interest < 160_000_00 * 0.045);
  });

  it('adds up to the cent, and settles the loan with the last payment', () => {
    fc.assert(
      fc.property(terms, ({ principal, rate, years }) => {
        const { monthly, last, interest, years: table } = repaymentOf({ principal, rate, years });
        const sum = (of: 'capital' | 'interest') => table.reduce((all, one) => all + one[of], 0);
        assert.equal(sum('capital'), principal);
        assert.equal(sum('interest'), interest);
        assert.equal(table.at(-1)?.left, 0);
        assert.equal(table.length, years);
        let left = principal;
        for (const one of table) {
          left -= one.capital;
          assert.equal(one.left, left);
          assert.ok(one.interest >= 0 && one.left >= 0);
        }
        assert.ok([monthly, last, interest].every((one) => Number.isSafeInteger(one) && one >= 0));
      }),
    );
  });

  it('costs nothing at a rate of 0', () => {
    const { monthly, last, interest } = repaymentOf({ principal: 100_000_00, rate: 0, years: 30 });
    assert.deepEqual([monthly, last, interest], [277_78, 277_78 - 80, 0]);
  });

  it('is drawn within its frame', () => {
    fc.assert(
      fc.property(terms, (one) => {
        const { bars, ground, width } = drawRepayment(repaymentOf(one));
        assert.equal(bars.length, one.years);
        for (const { x, width: wide, capital, interest } of bars) {
          assert.ok(x >= 0 && x + wide <= width + 0.1);
          assert.ok(interest.y >= -0.1 && capital.y + capital.height <= ground + 0.1);
          assert.ok(Math.abs(interest.y + interest.height - capital.y) <= 0.2);
        }
      }),
      { numRuns: 30 },
    );
  });
});
