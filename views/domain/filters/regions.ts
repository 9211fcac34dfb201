import type { Filter } from './filter.ts';

/** A place that was chosen, as the query string names it: `city|postcode`. */
export interface Region {
  /** '' when only the postcode was given. What a visitor typed: never show it as a place's name. */
  city: string;
  zip: string;
}

const MAX_REGIONS = 50;
const CITY = /^['’\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’()/-]{0,79}$/u;
const ZIP = /^[0-9A-Za-z](?:[0-9A-Za-z -]{0,8}[0-9A-Za-z])?$/;

/** The places: `region`, as often as there are places. */
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

/** Whether two cities are written alike but for case. */
function isSameCity(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** `city|postcode`; the postcode alone will do, and a name that no place has is not kept. */
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

/** A postcode alone says nothing beside the same one with a name. */
function withoutDoubles(regions: readonly Region[]): Region[] {
  return regions.filter(({ city, zip }, index) =>
    regions.every((other, at) => {
      if (other.zip !== zip || at === index) return true;
      if (isSameCity(other.city, city)) return at > index;
      return city !== '';
    }),
  );
}
