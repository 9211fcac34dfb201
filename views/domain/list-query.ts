import type { ListItem } from './list-item.ts';

/**
 * Which list: homes for sale with the projects that have something left to buy, homes for rent, sold
 * and rented homes together, or every project.
 */
export const LISTINGS = ['sale', 'rent', 'sold', 'projects'] as const;
export type Listing = (typeof LISTINGS)[number];

/** Sort options of a list (spec section 9): most recent, price up, price down. */
export const SORT_ORDERS = ['recent', 'price-asc', 'price-desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** What can be asked for as a type: the type codes, and garages alone (readings.md, Rules). */
export const HOME_TYPES = [1, 2, 3, 4, 5, 6, 7, 'garage'] as const;
export type HomeType = (typeof HOME_TYPES)[number];

/** A place that was chosen, as the address names it: `city|postcode`. */
export interface Region {
  /** '' when only the postcode was given. What a visitor typed: never show it as a place's name. */
  city: string;
  zip: string;
}

/** A part of the map, in degrees; south is below north and west is left of east. */
export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** 1, 2, 3 mean exactly so many, 4 means four or more (readings.md, Lists); 0 means any. */
export type BedroomFilter = 0 | 1 | 2 | 3 | 4;

/**
 * What a visitor asked of a list, read from the address (spec section 2). `emptyQuery` is the one
 * that filters nothing.
 */
export interface ListQuery {
  listing: Listing;
  /** Several are alternatives; none = everywhere. */
  regions: readonly Region[];
  /** Kilometres around the only chosen place; says nothing while there is none, or several. */
  radius: number | undefined;
  /** "Search this area": the part of the map that homes must lie in. */
  bounds: Bounds | undefined;
  /** Several are alternatives, in the order of HOME_TYPES; none = all. */
  types: readonly HomeType[];
  /** Whole euro, both ends included, `priceMin` below `priceMax`; never of sold homes. */
  priceMin: number | undefined;
  priceMax: number | undefined;
  bedrooms: BedroomFilter;
  /** At least so many; 0 = any. */
  bathrooms: number;
  toilets: number;
  showerrooms: number;
  garages: number;
  garden: boolean;
  terrace: boolean;
  garage: boolean;
  lift: boolean;
  /** Leaves new-build projects out, and homes in one; never of the list of projects. */
  hideProject: boolean;
  /** Of sold homes: those that were for sale (0) or for rent (1). The other lists are of one goal. */
  goal: 0 | 1 | undefined;
  order: SortOrder;
  /** Counts from 1. */
  page: number;
  /** The visitor comes from a visit request (spec section 4); it filters nothing. */
  appointment: boolean;
}

/** Everything in a listing, the first page, most recent first. */
export function emptyQuery(listing: Listing): ListQuery {
  return {
    listing,
    regions: [],
    radius: undefined,
    bounds: undefined,
    types: [],
    priceMin: undefined,
    priceMax: undefined,
    bedrooms: 0,
    bathrooms: 0,
    toilets: 0,
    showerrooms: 0,
    garages: 0,
    garden: false,
    terrace: false,
    garage: false,
    lift: false,
    hideProject: false,
    goal: undefined,
    order: 'recent',
    page: 1,
    appointment: false,
  };
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
