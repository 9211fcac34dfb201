import type { Bounds } from '../filters/bounds.ts';
import type { Picture } from '../property/picture.ts';
import type { PriceWords } from '../property/price-words.ts';

// Answers of /api/map-points and /api/map-cards.

/** A home or project with a published position, in degrees. */
export interface MapPoint {
  /** As returned by `itemKey`. */
  key: string;
  lat: number;
  lng: number;
  /** Accessible name of the marker: type, price and label. */
  name: string;
  /** The price on its plate; a house if absent. */
  price?: string;
  /** Id of the label whose colours the marker has; default colours if absent. */
  label?: number;
  /**
   * The look of the agency's own marker: a colour, and the URL of a picture instead of the plate.
   */
  sign?: { colour?: string; image?: string };
}

/**
 * Homes of one municipality whose addresses are not published: they lie within its outline, or
 * abroad within the circle.
 */
export interface MapArea {
  lat: number;
  lng: number;
  km: number;
  /** Id of the municipality, which names its outline. */
  outline?: number;
  count: number;
  /** At most MAX_CARDS. */
  keys: readonly string[];
  /** Name of the municipality. */
  name: string;
}

/** A count of homes that are too many to send one by one at this zoom. */
export interface MapAggregate {
  lat: number;
  lng: number;
  count: number;
}

export interface MapEntries {
  points: readonly MapPoint[];
  areas: readonly MapArea[];
  aggregates: readonly MapAggregate[];
  /** The places that were searched. */
  places?: ChosenPlaces;
}

/** The places of a list as its map draws them. */
export interface ChosenPlaces {
  /** Ids of the municipalities, which name their outlines. */
  outlines: readonly number[];
  /** Where a radius finds homes. */
  circles: readonly MapCircle[];
}

export interface MapCircle {
  lat: number;
  lng: number;
  km: number;
}

export interface MapPoints extends MapEntries {
  /** Number of matching homes that a map can show, on all pages of the list, and its text. */
  total: number;
  text: string;
  /**
   * Bounds of the matching homes, without those far abroad, and of the chosen places; absent if a
   * map can show neither.
   */
  bounds?: Bounds;
  /** True if nothing was aggregated and nothing was left out as outside the view. */
  isWhole: boolean;
}

/** A home in the popup of its marker, with what cards may show. */
export interface MapCard {
  key: string;
  name: string;
  /** Absent for sold homes. */
  price?: PriceWords;
  /** The published address, else the city. */
  place: string;
  picture?: { url: string; width: number; height: number; focus?: NonNullable<Picture['focus']> };
  /** Text of the plate and id of the label whose colours it has; enamel if absent. */
  label?: { id?: number; text: string };
  /** Absent if the site has no page for it. */
  href?: string;
  /** Name of the button that saves it; absent if the site has no page of saved homes. */
  save?: string;
}

/** Homes in one request to /api/map-cards, and of an area: a popup scrolls through them. */
export const MAX_CARDS = 24;
