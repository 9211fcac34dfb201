import type { Position } from '../../../../views/domain/place/distance.ts';
import { placeKey } from '../../../../views/domain/place/place-key.ts';
import type { Located } from '../../../../views/domain/place/located.ts';
import type { GazetteerPlace } from './gazetteer.ts';

type CityNames = NonNullable<Located['cityNames']>;

/**
 * One postcode of one country: what a `region` with a postcode means. Belgium and Luxembourg
 * use the same four-digit postcodes for different places.
 */
export interface Area {
  /** Counts from 0 without gaps. */
  id: number;
  countryId: number;
  zip: string;
  /** The gazetteer's entry, if it has one. */
  place: GazetteerPlace | undefined;
  /** City names of its homes, each with its key (place-key.ts). */
  cities: Map<string, string>;
  /** Names by language of those cities that the gazetteer lacks, where the data has them. */
  cityNames: Map<string, CityNames>;
  /** Its centre: the gazetteer's, or else the mean of its published positions. */
  position: Position | undefined;
}

/** The city of an area's homes that goes by the name with this key, in any language. */
export function cityCalled({ cities, cityNames }: Area, key: string): string | undefined {
  for (const [city, own] of cities) {
    if (own === key) return city;
    const names = Object.values(cityNames.get(city) ?? {});
    if (names.some((name) => placeKey(name) === key)) return city;
  }
  return undefined;
}
