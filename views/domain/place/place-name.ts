import type { KnownPlace } from '../list/finding.ts';
import type { Region } from '../filters/regions.ts';
import { perItem } from '../memo/per-item.ts';

/** The place of a home or project, as the CRM names it. */
interface Placed extends Region {
  /** Postcodes are not unique across countries (spec section 9). */
  countryId: number;
}

/** The part of the data port that finds a place by postcode and name, in one language. */
export interface PlaceLookup {
  region(region: Region): KnownPlace | undefined;
}

/**
 * Name of an item's city in the visitor's language: Namen, Namur. Every city that is displayed goes
 * through this function; URLs keep the CRM's name, so that they do not change. A part of a
 * municipality keeps its own name; an unknown place keeps the CRM's.
 */
export function placeName(places: PlaceLookup, placed: Placed): string {
  return nameAmong(placed, places);
}

const nameAmong = perItem(({ city, zip, countryId }: Placed, places: PlaceLookup): string => {
  const known = places.region({ city, zip });
  return known?.countryId === countryId ? known.name : city;
});
