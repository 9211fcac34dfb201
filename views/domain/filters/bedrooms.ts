import type { Filter } from './filter.ts';
import { wholeNumber } from './whole-number.ts';

/** 1, 2 and 3 are exact, 4 means four or more (spec section 9); 0 means any. */
type BedroomFilter = 0 | 1 | 2 | 3 | 4;

/** The largest value of the filter, which means that many or more (spec section 5). */
export const OPEN_BEDROOMS = 4;

export const BEDROOMS: Filter<BedroomFilter> = {
  parameter: 'bedrooms',
  unset: 0,
  read: (parameters) => {
    const range = { min: 0, max: OPEN_BEDROOMS };
    return (wholeNumber(parameters.getAll('bedrooms'), range) ?? 0) as BedroomFilter;
  },
  write: (count) => (count > 0 ? [String(count)] : []),
  control: { kind: 'row' },
};
