import type {
  ChoiceCounts,
  KnownPlace,
  NearbyItem,
  RelaxedPair,
  RelaxedQuery,
  MapPosition,
  PlaceCount,
  PlaceSuggestion,
  PriceRange,
  Suggestions,
  TypeCount,
  MapLocation,
} from './domain/list/finding.ts';
import type { ListItem } from './domain/list/list-item.ts';
import type { ListQuery, ListResult } from './domain/list/list-query.ts';
import type { ListKind } from './domain/list/list-kind.ts';
import type { IsoDate } from './domain/format/date.ts';
import type { Region } from './domain/filters/regions.ts';
import type { UpcomingOpenHouse } from './domain/open-house/open-house.ts';
import type { Picture, ResponsivePicture } from './domain/property/picture.ts';
import type { Sentence } from './domain/sentence/sentence.ts';
import type { Project } from './domain/project/project.ts';
import type { Manager, Property } from './domain/property/property.ts';

/**
 * The functions by which modules read the agency's data, in one language. The server answers them
 * from memory (docs/house.md, "The path of a home").
 */
export interface DataPort {
  list(query: ListQuery, pageSize: number): ListResult;
  /** For each set filter the number of matches without it, in the order of the query string. */
  withoutEachFilter(query: ListQuery): readonly RelaxedQuery[];
  /** The two filters without which there are matches and that lose least, if any two are enough. */
  withoutTwoFilters(query: ListQuery): RelaxedPair | undefined;
  /** The items nearest to the chosen places that pass all other filters, nearest first. */
  nearest(query: ListQuery, count: number): readonly NearbyItem[];
  /** Map locations of every match, on all pages; items without a known place are left out. */
  positions(query: ListQuery): readonly MapPosition[];
  /** What a map may show of an item's location; undefined if its place is unknown. */
  mapLocation(item: ListItem): MapLocation | undefined;
  property(id: number): Property | undefined;
  /**
   * Homes of the same goal, nearest and most alike first; neither the home itself nor sold homes.
   */
  similar(property: Property, count: number): readonly Property[];
  /** The open houses of a home that are not over, the first to begin first; none of a sold one. */
  openHouses(home: Property): readonly UpcomingOpenHouse[];
  count(listKind: ListKind): number;
  places(listKind: ListKind): readonly PlaceCount[];
  /** The same with the towns that have items under several postcodes, as a whole: zip is ''. */
  placesAndTowns(listKind: ListKind): readonly PlaceCount[];
  /** Number of results for each type that occurs in the list, and for each number of bedrooms. */
  choiceCounts(query: ListQuery): ChoiceCounts;
  /** Types that occur in the list, in the order of HOME_TYPES. */
  types(listKind: ListKind): readonly TypeCount[];
  /** Includes units for sale. Undefined if no price is published, and for sold homes. */
  priceRange(listKind: ListKind): PriceRange | undefined;
  /** The place named by a `region` of the query string; undefined if there is none. */
  region(region: Region): KnownPlace | undefined;
  /** The places of a drawn area, 50 at most; empty if there are more. */
  regionsWithin(polygon: string): readonly Region[];
  /** The place whose name in some language, postcode, or both the text is; else undefined. */
  placeNamed(text: string): PlaceSuggestion | undefined;
  /**
   * Places for the region autocomplete, best first (fuzzy 0.1, spec section 9). For a list, streets
   * too, and its items decide which places come first.
   */
  suggestPlaces(text: string, count: number, listKind?: ListKind): readonly PlaceSuggestion[];
  /** Suggestions for the search box, best first (fuzzy 0.2, spec section 9). */
  suggest(text: string, counts: { places: number; homes: number }): Suggestions;
  /** What a sentence means, for a visitor of a list; undefined if nothing was understood. */
  sentence(text: string, listKind: ListKind, today: IsoDate): Sentence | undefined;
  /** Every new-build project, most recent first. */
  projects(): readonly Project[];
  project(id: number): Project | undefined;
  /** The project that a home is a unit of. */
  projectOf(home: Property): Project | undefined;
  team(): readonly Manager[];
  /** Undefined if the picture does not exist: views then leave it out. */
  picture(picture: Picture): ResponsivePicture | undefined;
}
