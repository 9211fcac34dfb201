import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { FormValues } from '../../../../../views/domain/forms/form-field.ts';
import { revisedDemand } from '../../../../../views/forms/demand/demand-revision.ts';

const anyPrice = fc.option(
  fc.oneof(fc.integer({ min: 0, max: 3_000_000 }).map(String), fc.constantFrom('0', 'veel')),
  { nil: undefined },
);
const anyDemand: fc.Arbitrary<FormValues> = fc
  .record({
    Goal: fc.constantFrom('0', '1', undefined),
    PriceMin: anyPrice,
    PriceMax: anyPrice,
    rooms: fc.constantFrom('1', '4', undefined),
    familyComposition: fc.constantFrom('twee volwassenen', undefined),
    totalAmountIncome: fc.constantFrom('3200', undefined),
    propertyGoalType: fc.constantFrom('live', undefined),
    Content: fc.option(fc.string(), { nil: undefined }),
  })
  .map((values) => without(values, (value) => value === undefined));

function without(
  values: Readonly<Record<string, string | undefined>>,
  isDropped: (value: string | undefined, name: string) => boolean,
): FormValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isDropped(value, name)),
  );
}

const pricesOf = ({ PriceMin, PriceMax }: FormValues) =>
  [PriceMin, PriceMax]
    .filter((price) => price !== undefined && Number(price) !== 0)
    .toSorted((a = '', b = '') => a.localeCompare(b));

describe('a demand whose answers are revised', () => {
  it('loses the prices of the goal before', () => {
    const before = { Goal: '0', PriceMin: '200000', PriceMax: '450000', rooms: '2' };
    assert.deepEqual(revisedDemand({ ...before, Goal: '1' }, before), { Goal: '1', rooms: '2' });
  });

  it('keeps prices that were typed for the new goal', () => {
    const before = { Goal: '0', PriceMin: '200000', PriceMax: '450000' };
    const values = { Goal: '1', PriceMin: '200000', PriceMax: '900' };
    assert.deepEqual(revisedDemand(values, before), { Goal: '1', PriceMax: '900' });
  });

  it('keeps all prices when the same goal is chosen again, or the first one', () => {
    fc.assert(
      fc.property(anyDemand, anyDemand, (values, before) => {
        const goals = [values.Goal, undefined].map((Goal) =>
          without({ ...before, Goal }, (value) => value === undefined),
        );
        for (const same of goals) {
          assert.deepEqual(pricesOf(revisedDemand(values, same)), pricesOf(values));
        }
      }),
    );
  });

  it('has no price of another goal, and changes nothing else', () => {
    fc.assert(
      fc.property(anyDemand, (before) => {
        const Goal = before.Goal === '1' ? '0' : '1';
        const { PriceMin, PriceMax, ...others } = revisedDemand({ ...before, Goal }, before);
        if (before.Goal !== undefined)
          assert.deepEqual([PriceMin, PriceMax], [undefined, undefined]);
        const isDropped = (name: string) =>
          name.startsWith('Price') ||
          (Goal === '0' ? /^(family|total)/ : /^propertyGoalType/).test(name);
        assert.deepEqual(
          others,
          without({ ...before, Goal }, (_, name) => isDropped(name)),
        );
      }),
    );
  });

  it('has its lower price first, no zero, and is revised once', () => {
    fc.assert(
      fc.property(anyDemand, anyDemand, (values, before) => {
        const revised = revisedDemand(values, before);
        const [min, max] = [Number(revised.PriceMin), Number(revised.PriceMax)];
        assert.ok(!(min > max) && min !== 0 && max !== 0);
        assert.deepEqual(revisedDemand(revised, revised), revised);
      }),
    );
  });
});
