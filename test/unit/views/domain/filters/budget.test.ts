import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  budgetChoices,
  budgetOf,
  budgetScale,
  maxChoices,
  minChoices,
  movedThumb,
  thumbsOf,
} from '../../../../../views/domain/filters/budget.ts';
import { LIST_KINDS } from '../../../../../views/domain/list/list-kind.ts';

const anyListKind = fc.constantFrom(...LIST_KINDS);
const anyRange = fc
  .tuple(fc.integer({ min: 1, max: 20_000_000 }), fc.integer({ min: 0, max: 20_000_000 }))
  .map(([min, more]) => ({ min, max: min + more }));
const anyScale = fc
  .tuple(anyListKind, anyRange)
  .map(([listKind, range]) => ({ listKind, range, scale: budgetScale(listKind, range) }));
const anyBudget = fc.record({
  priceMin: fc.option(fc.integer({ min: 1, max: 40_000_000 }), { nil: undefined }),
  priceMax: fc.option(fc.integer({ min: 1, max: 40_000_000 }), { nil: undefined }),
});

describe('the budget of a list', () => {
  it('runs over the prices of the list, in whole steps', () => {
    assert.deepEqual(budgetScale('sale', { min: 27_500, max: 1_080_000 }), {
      min: 25_000,
      max: 1_080_000,
      step: 5000,
    });
    assert.deepEqual(budgetScale('rent', { min: 95, max: 2410 }), {
      min: 75,
      max: 2425,
      step: 25,
    });
    fc.assert(
      fc.property(anyScale, ({ range, scale: { min, max, step } }) => {
        assert.ok(min <= range.min && range.max <= max && min < max);
        assert.equal((max - min) % step, 0);
      }),
    );
  });

  it('can be chosen from a few dozen amounts, from low to high', () => {
    assert.deepEqual(
      budgetChoices('rent', { min: 900, max: 2100, step: 25 }),
      [900, 1000, 1100, 1200, 1300, 1400, 1500, 1750, 2000],
    );
    fc.assert(
      fc.property(anyScale, ({ listKind, scale }) => {
        const choices = budgetChoices(listKind, scale);
        assert.ok(choices.length <= 50, `${choices.length} choices`);
        assert.deepEqual(
          choices,
          choices.toSorted((a, b) => a - b),
        );
        assert.ok(choices.every((amount) => amount >= scale.min && amount <= scale.max));
      }),
    );
  });

  it('offers no minimum at or above the maximum, and no maximum at or below the minimum', () => {
    const choices = [100, 200, 300];
    assert.deepEqual(minChoices(choices, { priceMin: 100, priceMax: 300 }), [100, 200]);
    assert.deepEqual(maxChoices(choices, { priceMin: 100, priceMax: 300 }), [200, 300]);
    assert.deepEqual(minChoices(choices, { priceMin: 100, priceMax: undefined }), choices);
    assert.deepEqual(maxChoices(choices, { priceMin: undefined, priceMax: 100 }), choices);
  });

  it('keeps its thumbs apart and within the line, wherever they are drawn', () => {
    fc.assert(
      fc.property(
        anyScale,
        anyBudget,
        fc.constantFrom('low' as const, 'high' as const),
        fc.integer({ min: -5_000_000, max: 50_000_000 }),
        ({ scale }, budget, thumb, to) => {
          const thumbs = thumbsOf(budget, scale);
          for (const [low, high] of [thumbs, movedThumb(thumbs, thumb, to, scale)]) {
            assert.ok(scale.min <= low && low + scale.step <= high && high <= scale.max);
          }
        },
      ),
    );
  });

  it('sets no bound where a thumb stands at its end', () => {
    const scale = { min: 100, max: 900, step: 100 };
    assert.deepEqual(budgetOf([100, 900], scale), { priceMin: undefined, priceMax: undefined });
    assert.deepEqual(budgetOf([200, 900], scale), { priceMin: 200, priceMax: undefined });
    assert.deepEqual(budgetOf([100, 800], scale), { priceMin: undefined, priceMax: 800 });
    assert.deepEqual(thumbsOf({ priceMin: 200, priceMax: 800 }, scale), [200, 800]);
  });
});
