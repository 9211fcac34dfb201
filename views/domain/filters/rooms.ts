import type { BedroomFilter, ListQuery } from '../list-query.ts';
import type { Family } from './family.ts';
import { wholeNumber } from './whole-number.ts';

/** The largest number that the filter knows: it means four or more (spec section 5). */
const MOST_BEDROOMS = 4;
/** More rooms than any home that is looked for by its rooms. */
const MOST_ROOMS = 20;

const COUNTERS = ['bathrooms', 'toilets', 'showerrooms', 'garages'] as const;
type Counter = (typeof COUNTERS)[number];

/** `bedrooms`, and the counters: minima that stop at 0 (readings.md, Lists). */
export const ROOMS: Family<'bedrooms' | Counter> = {
  names: ['bedrooms', ...COUNTERS],
  read: (parameters) => {
    const count = (name: string, most: number) =>
      wholeNumber(parameters.getAll(name), { least: 0, most }) ?? 0;
    const counters = COUNTERS.map((name) => [name, count(name, MOST_ROOMS)]);
    return {
      bedrooms: count('bedrooms', MOST_BEDROOMS) as BedroomFilter,
      ...(Object.fromEntries(counters) as Pick<ListQuery, Counter>),
    };
  },
  write: (query) =>
    (['bedrooms', ...COUNTERS] as const).flatMap((name): [string, string][] =>
      query[name] > 0 ? [[name, String(query[name])]] : [],
    ),
};
