import type { Filter } from './filter.ts';

/** A chosen place, as the query string names it: `city|postcode`. */
export interface Region {
  /** '' if only the postcode was given. Typed by the visitor: never display it. */
  city: string;
  zip: string;
}

const MAX_REGIONS = 50;
const CITY = /^['’\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’()/-]{0,79}$/u;
const ZIP = /^[0-9A-Za-z](?:[0-9A-Za-z -]{0,8}[0-9A-Za-z])?$/;

/** `region`: the chosen places, one parameter each. */
export const REGIONS: Filter<readonly Region[]> = {
  parameter: 'region',
  unset: [],
  read: (parameters) => withoutDoubles(readRegions(parameters)),
  write: (regions) => regions.map(({ city, zip }) => regionValue(city, zip)),
  control: { kind: 'row' },
};

/** The value of `region` for a place: `city|postcode` (spec section 2). */
export function regionValue(city: string, zip: string): string {
  return city === '' ? zip : `${city}|${zip}`;
}

/** Compares two city names without case. */
function isSameCity(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/**
 * Parses `city|postcode` or a postcode alone. A value without a valid postcode is dropped; a city
 * with other characters than names have becomes ''.
 */
function readRegions(parameters: URLSearchParams): Region[] {
  return parameters
    .getAll('region')
    .slice(0, MAX_REGIONS)
    .flatMap((value) => {
      const bar = value.lastIndexOf('|');
      const zip = value.slice(bar + 1).trim();
      const city = value.slice(0, Math.max(0, bar)).trim().normalize('NFC');
      return ZIP.test(zip) ? [{ zip, city: CITY.test(city) ? city : '' }] : [];
    });
}

/** Drops duplicates, and a bare postcode beside the same one with a name. */
function withoutDoubles(regions: readonly Region[]): Region[] {
  return regions.filter(({ city, zip }, index) =>
    regions.every((other, at) => {
      if (other.zip !== zip || at === index) return true;
      if (isSameCity(other.city, city)) return at > index;
      return city !== '';
    }),
  );
}
