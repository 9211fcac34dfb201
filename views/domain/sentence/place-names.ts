import type { Region } from '../filters/regions.ts';

/** A place that words of a sentence name. */
export interface NamedPlace {
  /** How many of the words. */
  length: number;
  regions: readonly Region[];
  isStreet: boolean;
}

/** The places that a sentence may name; the words are folded. */
export interface PlaceNames {
  /** The longest name of a town, a part, a province or a street that the words begin with. */
  named(words: readonly string[]): NamedPlace | undefined;
  /** A name that differs by one letter or a transposition; undefined if several do equally. */
  similar(words: readonly string[]): NamedPlace | undefined;
  /** The place with a postcode, by one of its names if one is given. */
  withZip(zip: string, name?: Region): Region | undefined;
  /** Provinces by their ids (public/data/provinces.json). */
  provinces(ids: readonly string[]): readonly Region[];
  /** Whether a street lies in the place. */
  contains(place: Region, street: Region): boolean;
}
