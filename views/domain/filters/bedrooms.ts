import type { Filter } from './filter.ts';
import { wholeNumber } from './whole-number.ts';

/** 1, 2, 3 mean exactly so many, 4 means four or more (spec section 9); 0 means any. */
type BedroomFilter = 0 | 1 | 2 | 3 | 4;

/** The largest number that the filter knows: it means so many or more (spec section 5). */
export const OPEN_BEDROOMS = 4;

export const BEDROOMS: Filter<BedroomFilter> = {
  parameter: 'bedrooms',
  unset: 0,
  read: (parameters) => {
    const range = { least: 0, most: OPEN_BEDROOMS };
    return (wholeNumber(parameters.getAll('bedrooms'), range) ?? 0) as BedroomFilter;
  },
  write: (count) => (count > 0 ? [String(count)] : []),
  control: { kind: 'row' },
};
