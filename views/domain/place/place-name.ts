import type { KnownPlace } from '../list/finding.ts';
import type { Region } from '../filters/regions.ts';
import { perItem } from '../memo/per-item.ts';

/** Something that stands in a place, as the CRM names it: a home, a project. */
interface Placed extends Region {
  /** A postcode alone does not say the country (spec section 9). */
  countryId: number;
}

/** Of the data port: the place that a postcode and a name mean, for visitors of one language. */
export interface PlaceLookup {
  region(region: Region): KnownPlace | undefined;
}

/**
 * What the visitor's language calls the place where something stands: Namen, Namur. Wherever a city
 * is shown it goes through here; URLs keep the CRM's name, so that no link changes. A part of a
 * municipality keeps its own name, and a place that nobody knows the CRM's.
 */
export function placeName(places: PlaceLookup, placed: Placed): string {
  return nameAmong(placed, places);
}

const nameAmong = perItem(({ city, zip, countryId }: Placed, places: PlaceLookup): string => {
  const known = places.region({ city, zip });
  return known?.countryId === countryId ? known.name : city;
});
