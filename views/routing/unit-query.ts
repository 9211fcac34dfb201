import { BEDROOMS } from '../domain/filters/bedrooms.ts';
import { PRICE_MAX, PRICE_MIN } from '../domain/filters/prices.ts';
import type { UnitFilter } from '../domain/project/unit-filter.ts';
import { withQuery } from './with-query.ts';

/** The query parameters of a project's page that concern its units. */
export interface UnitQuery extends UnitFilter {
  /** Show units for sale only. */
  availableOnly: boolean;
  /** Id of the chosen unit. */
  unit: number | undefined;
}

/** The filters of lists that a project's page has too. */
const FILTERS = [PRICE_MIN, PRICE_MAX, BEDROOMS] as const;

/**
 * Parses `available=1`, `unit={id}`, and `bedrooms`, `pricemin` and `pricemax` as lists do; other
 * values are ignored.
 */
export function readUnitQuery(query: URLSearchParams): UnitQuery {
  const unit = query.get('unit') ?? '';
  return {
    availableOnly: query.get('available') === '1',
    unit: /^\d{1,15}$/.test(unit) ? Number(unit) : undefined,
    priceMin: PRICE_MIN.read(query),
    priceMax: PRICE_MAX.read(query),
    bedrooms: BEDROOMS.read(query),
  };
}

/** The parameters in canonical form, without defaults. */
export function unitParameters(query: URLSearchParams): URLSearchParams {
  const { availableOnly, unit, priceMin, priceMax, bedrooms } = readUnitQuery(query);
  const written = new URLSearchParams();
  const write = (name: string, values: readonly string[]) => {
    for (const value of values) written.append(name, value);
  };
  write(PRICE_MIN.parameter, PRICE_MIN.write(priceMin));
  write(PRICE_MAX.parameter, PRICE_MAX.write(priceMax));
  write(BEDROOMS.parameter, BEDROOMS.write(bedrooms));
  if (availableOnly) written.set('available', '1');
  if (unit !== undefined) written.set('unit', String(unit));
  return written;
}

/** The chosen unit alone, for other pages about the project. */
export function chosenUnitQuery(query: URLSearchParams): URLSearchParams {
  const { unit } = readUnitQuery(query);
  return new URLSearchParams(unit === undefined ? {} : { unit: String(unit) });
}

/** The same page with another unit, or none, in its query string; other parameters stay. */
export function withUnit(path: string, query: URLSearchParams, unit: number | undefined): string {
  const unitQuery = new URLSearchParams(query);
  if (unit === undefined) unitQuery.delete('unit');
  else unitQuery.set('unit', String(unit));
  return `${withQuery(path, unitQuery)}#interest`;
}

/** The parameters of a query string that are not those of the units' filter. */
export function otherParameters(query: URLSearchParams): URLSearchParams {
  const names = FILTERS.flatMap(({ parameter, further }) => [parameter, further?.parameter]);
  names.push('available');
  return new URLSearchParams([...query].filter(([name]) => !names.includes(name)));
}
