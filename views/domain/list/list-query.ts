import { type FilterValues, unsetFilters } from '../filters/filters.ts';
import { FIRST_VIEW, type ListView } from '../filters/list-view.ts';
import type { ListKind } from './list-kind.ts';
import type { ListItem } from './list-item.ts';

/** A visitor's query of a list, parsed from the query string (spec section 2). */
export interface ListQuery extends FilterValues, ListView {
  listKind: ListKind;
}

/** Everything in a list: no filter, the first page, most recent first. */
export function emptyQuery(listKind: ListKind): ListQuery {
  return { listKind, ...unsetFilters(), ...FIRST_VIEW };
}

/** Numbers of homes and of projects. */
export interface ListTotals {
  homes: number;
  projects: number;
}

export interface ListResult {
  items: readonly ListItem[];
  /** Number of matching homes and projects, on all pages. */
  total: number;
  totals: ListTotals;
  /**
   * Those of them in the part of a municipality that the query names, which come first; absent if
   * it names none.
   */
  part?: ListTotals;
  /** From 1; a page beyond the last one has no items. */
  page: number;
  pageCount: number;
  pageSize: number;
}
