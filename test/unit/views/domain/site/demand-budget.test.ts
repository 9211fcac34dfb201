import assert from 'node:assert/strict';
import {
  demandBudgetSchema,
  demandScales,
} from '../../../../../views/domain/site/demand-budget.ts';

describe('the budget of demands', () => {
  it('has a step of 1000 for sale and of 100 to rent where the agency says nothing', () => {
    assert.deepEqual(demandScales(demandBudgetSchema.parse(undefined)), {
      0: { min: 0, max: 1_000_000, step: 1000 },
      1: { min: 0, max: 3000, step: 100 },
    });
    const { sale } = demandBudgetSchema.parse({ sale: { max: 750_000 } });
    assert.deepEqual(sale, { max: 750_000, step: 1000 });
  });

  it('ends at a step, so that the slider reaches its maximum', () => {
    assert.throws(() => demandBudgetSchema.parse({ rent: { max: 2550 } }), /multiple of step/);
    assert.throws(() => demandBudgetSchema.parse({ rent: { max: 0 } }));
    assert.throws(() => demandBudgetSchema.parse({ let: { max: 2500 } }));
  });
});
