import type { Bounds } from '../filters/bounds.ts';
import type { Locale } from '../locale.ts';
import { HOME_COUNTRY } from './address.ts';
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

/** The product's own map, as pages know it. */
export interface Atlas {
  /**
   * URL path below which its pictures, names and outlines are; contains a hash of their contents.
   */
  url: string;
  /** The municipality of a postcode of the home country. */
  municipality(zip: string): MapMunicipality | undefined;
  names(locale: Locale): readonly MapName[];
}

/** The municipality of a home or project, if that is on the map. */
export function municipalityOf(
  atlas: Pick<Atlas, 'municipality'>,
  { countryId, zip }: { countryId: number; zip: string },
): MapMunicipality | undefined {
  return countryId === HOME_COUNTRY ? atlas.municipality(zip) : undefined;
}
