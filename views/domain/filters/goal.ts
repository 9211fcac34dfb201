import type { Family } from './family.ts';

/**
 * `goal`: 0 sale, 1 rent (spec section 3). Only the list of sold homes holds both; what another
 * list is of is said by its path, and `goal` for another list leads there (readings.md, Lists).
 */
export const GOAL: Family<'goal'> = {
  names: ['goal'],
  read: (parameters, listing) => {
    const asked = listing === 'sold' ? parameters.get('goal') : undefined;
    return { goal: asked === '0' ? 0 : asked === '1' ? 1 : undefined };
  },
  write: ({ goal }) => (goal === undefined ? [] : [['goal', String(goal)]]),
};
