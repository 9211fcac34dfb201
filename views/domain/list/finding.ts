import type { FilterName } from './list-filters.ts';
import type { ListQuery, ListTotals } from './list-query.ts';
import type { HomeType } from '../filters/types.ts';
import type { ListKind } from './list-kind.ts';
import type { Property } from '../property/property.ts';

/** A place with something of a list in it, called as that calls it. */
export interface Place {
  zip: string;
  city: string;
  /** 10 is Belgium; a postcode alone does not say the country (spec section 9). */
  countryId: number;
  count: number;
}

/** A place that the site knows, called as the visitor's language calls it. */
export interface KnownPlace {
  name: string;
  zip: string;
  countryId: number;
  /** Degrees; absent where neither the places nor the homes tell it. */
  position?: readonly [lat: number, lng: number];
}

/** A place that someone who types may mean. */
export interface PlaceSuggestion extends KnownPlace {
  /** The value of `region` (spec section 2). */
  region: string;
  /** A part of a municipality: what the municipality is called. */
  within?: string;
  /** The text is its name, in whatever language, or its postcode, or both. */
  isExact: boolean;
  /** What each list holds under this postcode. */
  counts: Readonly<Record<ListKind, number>>;
}

/** What the search box offers for a text (spec sections 2 and 9). */
export interface Suggestions {
  places: readonly PlaceSuggestion[];
  /** By exact id, postcode or city; a sold one only by its id. */
  homes: readonly Property[];
}

/** How many there would be if one filter were dropped. */
export interface RelaxedQuery {
  dropped: FilterName;
  query: ListQuery;
  total: number;
  totals: ListTotals;
}

/** Published prices of a list, in euro; by the month for rent. */
export interface PriceRange {
  min: number;
  max: number;
}

export interface TypeCount {
  type: HomeType;
  count: number;
}

/**
 * Where a map shows something, in degrees. With `areaKm` it lies somewhere in that many kilometres
 * around: its address is not published or it is sold, and the point is its municipality's centre.
 */
export interface MapLocation {
  lat: number;
  lng: number;
  areaKm?: number;
}

/** Where the map of a list shows a home or a project. */
export interface MapPosition extends MapLocation {
  id: number;
  /** It is a project; a home may have the same id. */
  isProject?: true;
}
