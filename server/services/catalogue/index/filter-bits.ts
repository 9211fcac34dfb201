import { isIgnored } from '../../../../views/domain/filters/filters.ts';
import { type FilterName, setFilters } from '../../../../views/domain/list/list-filters.ts';
import type { ListQuery } from '../../../../views/domain/list/list-query.ts';
import type { Areas } from './areas.ts';
import type { Bits } from './bits.ts';
import { passing } from './filter-columns.ts';
import type { ListIndex } from './list-index.ts';

/** The rows that pass one filter. */
export interface FilterBits {
  name: FilterName;
  bits: Bits;
}

interface FilterBitsOptions {
  listIndex: ListIndex;
  areas: Areas;
  query: ListQuery;
}

/**
 * The rows that pass each filter set in the query. The bits may belong to the list index: never
 * write them.
 */
export function filterBits(options: FilterBitsOptions): FilterBits[] {
  const { listIndex, query } = options;
  return setFilters(query)
    .filter((name) => !isIgnored(name, query.listKind))
    .map((name) => ({ name, bits: passing(name, listIndex.filters, options) }));
}
