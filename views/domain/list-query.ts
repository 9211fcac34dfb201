import type { Property } from './property.ts';

/** Which list of homes: for sale, for rent, or sold and rented together. */
export type Listing = 'sale' | 'rent' | 'sold';

/** Sort options of a list (spec section 9): most recent, price up, price down. */
export const SORT_ORDERS = ['recent', 'price-asc', 'price-desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** What a visitor asked of a list, read from the address. */
export interface ListQuery {
  listing: Listing;
  order: SortOrder;
  /** Counts from 1. */
  page: number;
  /** Postcodes of the chosen places; empty = everywhere. */
  zips: readonly string[];
}

export interface ListResult {
  items: readonly Property[];
  /** Homes that fit, on all pages. */
  total: number;
  /** Counts from 1; a page beyond the last one has no items. */
  page: number;
  pageCount: number;
  pageSize: number;
}
