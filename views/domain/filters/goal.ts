import type { Filter } from './filter.ts';

/**
 * `goal`: 0 sale, 1 rent (spec section 3). It filters only the list of sold homes. The goal of the
 * other lists is in their URL path: `goal` for another list redirects there (spec section 2, "Query
 * parameters").
 */
export const GOAL: Filter<0 | 1 | undefined> = {
  parameter: 'goal',
  unset: undefined,
  ignoredBy: ['sale', 'rent', 'projects'],
  read: (parameters) => {
    const requested = parameters.get('goal');
    return requested === '0' ? 0 : requested === '1' ? 1 : undefined;
  },
  write: (goal) => (goal === undefined ? [] : [String(goal)]),
  control: { kind: 'row' },
};
