import type { Position } from '../distance.ts';
import type { GazetteerPlace } from './gazetteer.ts';

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
  /** Its centre: the gazetteer's, or else the mean of its published positions. */
  position: Position | undefined;
}
