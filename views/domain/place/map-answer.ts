import type { Bounds } from '../filters/bounds.ts';
import type { Picture } from '../property/picture.ts';
import type { PriceWords } from '../property/price-words.ts';

// What the map asks of the server: the answers of /api/map-points and /api/map-cards.

/** A home or a project whose address may be told. Degrees. */
export interface MapPoint {
  /** As `itemKey` tells it. */
  key: string;
  lat: number;
  lng: number;
  /** What it is, what it asks and what its label says, for who cannot see it. */
  name: string;
  /** Label whose colours its marker has; enamel without one. */
  label?: number;
}

/** Homes of one municipality whose addresses are not published: they lie somewhere in the circle. */
export interface MapArea {
  lat: number;
  lng: number;
  km: number;
  count: number;
  /** No more than MAX_CARDS of them. */
  keys: readonly string[];
  /** What the municipality is called. */
  name: string;
}

/** Homes that are too many to be sent one by one at this zoom. */
export interface MapAggregate {
  lat: number;
  lng: number;
  count: number;
}

export interface MapEntries {
  points: readonly MapPoint[];
  areas: readonly MapArea[];
  aggregates: readonly MapAggregate[];
}

export interface MapPoints extends MapEntries {
  /** What fits and can be shown, on all pages of the list, and the words for it. */
  total: number;
  text: string;
  /** Around every home that fits; absent when none can be shown. */
  bounds?: Bounds;
  /** Nothing was put in heaps or left out because it lies beyond the view. */
  isWhole: boolean;
}

/** A home as its marker tells of it, under the rules of the cards. */
export interface MapCard {
  key: string;
  name: string;
  /** Absent when it is sold. */
  price?: PriceWords;
  /** The published address, else its city. */
  place: string;
  picture?: { url: string; width: number; height: number; focus?: NonNullable<Picture['focus']> };
  /** The plate's text, and the label whose colours it has; enamel without one. */
  label?: { id?: number; text: string };
  /** Absent where the site has no page of it. */
  href?: string;
}

/** Homes of which /api/map-cards tells at a time. */
export const MAX_CARDS = 24;
