import { type FilterValues, unsetFilters } from '../filters/filters.ts';
import type { ListView } from '../filters/list-view.ts';
import type { ListKind } from './list-kind.ts';
import type { ListItem } from './list-item.ts';

export type { Bounds } from '../filters/bounds.ts';
export { SORT_ORDERS, type SortOrder } from '../filters/list-view.ts';
export type { Region } from '../filters/regions.ts';
export { HOME_TYPES, type HomeType } from '../filters/types.ts';
export { type ListKind, LIST_KINDS } from './list-kind.ts';

/**
 * What a visitor asked of a list, read from the query string (spec section 2). `emptyQuery` is the
 * one that filters nothing.
 */
export interface ListQuery extends FilterValues, ListView {
  listing: ListKind;
}

/** Everything in a listing, the first page, most recent first. */
export function emptyQuery(listing: ListKind): ListQuery {
  return { listing, ...unsetFilters(), order: 'recent', page: 1, appointment: false };
}

/** How many homes and how many projects there are. */
export interface ListTotals {
  homes: number;
  projects: number;
}

export interface ListResult {
  items: readonly ListItem[];
  /** Homes and projects that fit, on all pages. */
  total: number;
  totals: ListTotals;
  /** Counts from 1; a page beyond the last one has no items. */
  page: number;
  pageCount: number;
  pageSize: number;
}
