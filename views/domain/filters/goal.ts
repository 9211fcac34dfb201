import type { Filter } from './filter.ts';

/**
 * `goal`: 0 sale, 1 rent (spec section 3). Only the list of sold homes holds both; what another
 * list is of is said by its path, and `goal` for another list leads there (spec section 2, "Query
 * parameters").
 */
export const GOAL: Filter<0 | 1 | undefined> = {
  parameter: 'goal',
  unset: undefined,
  idle: ['sale', 'rent', 'projects'],
  read: (parameters) => {
    const asked = parameters.get('goal');
    return asked === '0' ? 0 : asked === '1' ? 1 : undefined;
  },
  write: (goal) => (goal === undefined ? [] : [String(goal)]),
  control: { kind: 'row' },
};
