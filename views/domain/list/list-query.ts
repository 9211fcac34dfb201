import { type FilterValues, unsetFilters } from '../filters/filters.ts';
import type { ListView } from '../filters/list-view.ts';
import type { ListKind } from './list-kind.ts';
import type { ListItem } from './list-item.ts';

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
