import type { Filter } from './filter.ts';

/**
 * A chosen place, as the query string names it: a postcode, a town or province as a whole, or a
 * street. Its texts are typed by the visitor: never display them.
 */
export interface Region {
  /** '' if only the postcode was given, and of a street. */
  city: string;
  /** '' if only the name was given. */
  zip: string;
  /** Name of a street under the postcode; it has no city. */
  street?: string;
}

/** The query parameters of places. */
export type PlaceParameter = 'region' | 'street';

/** Places chosen at once in a form: each widens the search. */
export const MAX_REGIONS = 50;
/**
 * Places in a URL: each makes the page of a list longer, and its URL stays short. A URL with more is
 * refused, as a list that leaves places out unsaid would be wrong.
 */
export const MAX_REGIONS_OF_URL = 20;
const NAME = /^['’\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’()/-]{0,79}$/u;
/** Has a digit: a text without one is a name. */
const ZIP = /^(?=.*\d)[0-9A-Za-z](?:[0-9A-Za-z -]{0,8}[0-9A-Za-z])?$/;

/**
 * `region` and `street`: the chosen places, one parameter each. A home that is in any of them
 * matches.
 */
export const REGIONS: Filter<readonly Region[]> = {
  parameter: 'region',
  unset: [],
  read: (parameters) => [
    ...withoutDuplicates(readRegions(parameters)),
    ...withoutDuplicates(readStreets(parameters)),
  ],
  write: (regions) => regions.filter(({ street }) => street === undefined).map(placeValue),
  further: {
    parameter: 'street',
    write: (regions) => regions.filter(({ street }) => street !== undefined).map(placeValue),
  },
  control: { kind: 'row' },
};

/** The query parameter of a place. */
export function placeParameter({ street }: Region): PlaceParameter {
  return street === undefined ? 'region' : 'street';
}

/** Its value: `city|postcode` (spec section 2), one of the two alone, or `street|postcode`. */
export function placeValue({ city, zip, street = city }: Region): string {
  return [street, zip].filter((part) => part !== '').join('|');
}

/** Whether a query string names more places than a URL may have. */
export function hasTooManyRegions(parameters: URLSearchParams): boolean {
  const count = parameters.getAll('region').length + parameters.getAll('street').length;
  return count > MAX_REGIONS_OF_URL;
}

/** Compares two names without case. */
function isSameName(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/**
 * Parses `city|postcode`, or one of the two alone. A value with an invalid postcode is dropped; a
 * city with other characters than names have becomes ''.
 */
function readRegions(parameters: URLSearchParams): Region[] {
  return partsOf(parameters, 'region').flatMap(({ name, zip, hasBar }) => {
    if (ZIP.test(zip)) return [{ city: nameIn(name), zip }];
    const city = nameIn(hasBar ? name : zip);
    return city !== '' && (!hasBar || zip === '') ? [{ city, zip: '' }] : [];
  });
}

/** Parses `street|postcode`; anything else is dropped. */
function readStreets(parameters: URLSearchParams): Region[] {
  return partsOf(parameters, 'street').flatMap(({ name, zip }) => {
    const street = nameIn(name);
    return street !== '' && ZIP.test(zip) ? [{ city: '', zip, street }] : [];
  });
}

function partsOf(parameters: URLSearchParams, parameter: PlaceParameter) {
  return parameters
    .getAll(parameter)
    .slice(0, MAX_REGIONS)
    .map((value) => {
      const bar = value.lastIndexOf('|');
      const name = value.slice(0, Math.max(0, bar)).trim();
      return { name, zip: value.slice(bar + 1).trim(), hasBar: bar >= 0 };
    });
}

/** The text if it can be a name, else ''. */
function nameIn(text: string): string {
  const name = text.normalize('NFC');
  return isPlaceName(name) ? name : '';
}

/** Whether a text can stand in the query string as the name of a place. */
export function isPlaceName(text: string): boolean {
  return NAME.test(text);
}

/** Drops duplicates, and a bare postcode beside the same one with a name. */
function withoutDuplicates(regions: readonly Region[]): Region[] {
  return regions.filter(({ city, zip, street = city }, index) =>
    regions.every((other, at) => {
      if (other.zip !== zip || at === index) return true;
      if (isSameName(other.street ?? other.city, street)) return at > index;
      return street !== '';
    }),
  );
}
