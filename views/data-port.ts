import type {
  KnownPlace,
  RelaxedQuery,
  MapPosition,
  Place,
  PlaceSuggestion,
  PriceRange,
  Suggestions,
  TypeCount,
  MapLocation,
} from './domain/list/finding.ts';
import type { ListItem } from './domain/list/list-item.ts';
import type { ListQuery, ListResult } from './domain/list/list-query.ts';
import type { ListKind } from './domain/list/list-kind.ts';
import type { Region } from './domain/filters/regions.ts';
import type { Picture, ResponsivePicture } from './domain/property/picture.ts';
import type { Project } from './domain/project/project.ts';
import type { Manager, Property } from './domain/property/property.ts';

/**
 * What modules may ask of the agency's data. The server answers from memory (docs/house.md, "The
 * path of a home").
 */
export interface DataPort {
  list(query: ListQuery, pageSize: number): ListResult;
  /** For each set filter how many there would be without it, in the order of the query string. */
  withoutEachFilter(query: ListQuery): readonly RelaxedQuery[];
  /** Of all that fits, on all pages; one of which no place is known is left out. */
  positions(query: ListQuery): readonly MapPosition[];
  /** What a map may tell of where one of them is. Undefined when no place is known. */
  whereabouts(item: ListItem): MapLocation | undefined;
  property(id: number): Property | undefined;
  /** Homes of the same goal, near and like this one; never itself, never a sold one. */
  similar(property: Property, count: number): readonly Property[];
  count(listing: ListKind): number;
  places(listing: ListKind): readonly Place[];
  /** Types that the list has, in the order of HOME_TYPES. */
  types(listing: ListKind): readonly TypeCount[];
  /** Of units still for sale too. Undefined where no price is published, and of sold homes. */
  priceRange(listing: ListKind): PriceRange | undefined;
  /** The place that a `region` of the query string means; undefined when there is none. */
  region(region: Region): KnownPlace | undefined;
  /** Places for the region autocomplete, best first (fuzzy 0.1, spec section 9). */
  suggestPlaces(text: string, count: number): readonly PlaceSuggestion[];
  /** What the search box shows, best first (fuzzy 0.2, spec section 9). */
  suggest(text: string, counts: { places: number; homes: number }): Suggestions;
  /** Every new-build project, the most recent first. */
  projects(): readonly Project[];
  project(id: number): Project | undefined;
  /** The project that a home is a unit of. */
  projectOf(home: Property): Project | undefined;
  team(): readonly Manager[];
  /** Undefined when the picture is not there: the view then leaves it out. */
  picture(picture: Picture): ResponsivePicture | undefined;
}
