import type { BedroomCount } from '../filters/bedrooms.ts';
import type { Region } from '../filters/regions.ts';
import type { FilterName } from './list-filters.ts';
import type { ListQuery, ListTotals } from './list-query.ts';
import type { HomeType } from '../filters/types.ts';
import type { ListItem } from './list-item.ts';
import type { ListKind } from './list-kind.ts';
import type { Property } from '../property/property.ts';

/** A place with the number of items that a list has there, by the name that the CRM uses. */
export interface PlaceCount {
  zip: string;
  city: string;
  /** 10 is Belgium; postcodes are not unique across countries (spec section 9). */
  countryId: number;
  count: number;
}

/** A place of the gazetteer or of the catalogue, named in the visitor's language. */
export interface KnownPlace {
  name: string;
  /** '' for a town or a province as a whole. */
  zip: string;
  /** The postcodes of a town or a province as a whole. */
  zips?: readonly string[];
  /** Of a province: how it follows `in`, in French `en`, within a sentence. */
  inSentence?: string;
  /** Name of the town, if the place is a street of it, or of the municipality of a part. */
  within?: string;
  countryId: number;
  /** Degrees; absent if neither the gazetteer nor the catalogue has a position. */
  position?: readonly [lat: number, lng: number];
}

/** A place that matches a typed text. */
export interface PlaceSuggestion extends KnownPlace {
  /** Its value in the query string. */
  region: Region;
  /** The text equals its name in some language, its postcode, or both. */
  isExact: boolean;
  /** Number of items there, by list. */
  counts: Readonly<Record<ListKind, number>>;
}

/** What the search box suggests for a text (spec sections 2 and 9). */
export interface Suggestions {
  places: readonly PlaceSuggestion[];
  /** Matched by id, postcode or city; sold homes by id only. */
  homes: readonly Property[];
}

/** A query without one of its filters, with the number of homes that match it. */
export interface RelaxedQuery {
  dropped: FilterName;
  query: ListQuery;
  total: number;
  totals: ListTotals;
}

/** The same without two filters. */
export interface RelaxedPair extends Omit<RelaxedQuery, 'dropped'> {
  dropped: readonly [FilterName, FilterName];
}

/** An item outside the chosen places. */
export interface NearbyItem {
  item: ListItem;
  /** Kilometres to the centre of the nearest chosen place. */
  km: number;
  /** That place. */
  region: Region;
}

/** Range of the published prices of a list, in euro; per month for rent. */
export interface PriceRange {
  min: number;
  max: number;
}

/** Number of items of each choice of a filter, with all other filters of a query applied. */
export interface ChoiceCounts {
  types: Readonly<Partial<Record<HomeType, number>>>;
  bedrooms: Readonly<Record<BedroomCount, number>>;
}

export interface TypeCount {
  type: HomeType;
  count: number;
}

/**
 * What a map may show of an item's location, in degrees. With `areaKm` the position is the centre
 * of the municipality and the item lies within that many kilometres: its address is not published,
 * or it is sold.
 */
export interface MapLocation {
  lat: number;
  lng: number;
  areaKm?: number;
}

/** The map location of an item of a list. */
export interface MapPosition extends MapLocation {
  id: number;
  /** Set for projects: a home may have the same id. */
  isProject?: true;
}
