import { isIdle } from '../../../views/domain/filters/filters.ts';
import { type FilterName, setFilters } from '../../../views/domain/list/list-filters.ts';
import type { ListQuery } from '../../../views/domain/list/list-query.ts';
import type { Areas } from './areas.ts';
import type { Bits } from './bits.ts';
import { passing } from './filter-columns.ts';
import type { Shelf } from './list-index.ts';

/** The rows that pass one filter. */
export interface FilterBits {
  name: FilterName;
  bits: Bits;
}

interface Asked {
  shelf: Shelf;
  areas: Areas;
  query: ListQuery;
}

/** What passes each filter that the query sets. The bits may be the shelf's own: never write them. */
export function filterBits(asked: Asked): FilterBits[] {
  const { shelf, query } = asked;
  return setFilters(query)
    .filter((name) => !isIdle(name, query.listing))
    .map((name) => ({ name, bits: passing(name, shelf.filters, asked) }));
}
