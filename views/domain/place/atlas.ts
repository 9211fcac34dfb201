import type { Bounds } from '../filters/bounds.ts';
import type { Locale } from '../locale.ts';
import type { MapName } from './map-names.ts';

/** A municipality on the product's own map. */
export interface MapMunicipality {
  /** Names its outline. */
  id: number;
  names: Readonly<Record<Locale, string>>;
  /** Its main place, in degrees. */
  at: readonly [lat: number, lng: number];
  /** Around its outline. */
  bounds: Bounds;
}

/** What pages know of the product's own map. */
export interface Atlas {
  /** URL path below which its pictures, names and outlines are; changes with all that they show. */
  url: string;
  /** The municipality of a postcode of the home country. */
  municipality(zip: string): MapMunicipality | undefined;
  names(locale: Locale): readonly MapName[];
}
