import { withQuery } from './with-query.ts';

/** The query parameters of a project's page that concern its units. */
export interface UnitQuery {
  /** Show units for sale only. */
  availableOnly: boolean;
  /** Id of the chosen unit. */
  unit: number | undefined;
}

/** Parses `available=1` and `unit={id}`; other values are ignored. */
export function readUnitQuery(query: URLSearchParams): UnitQuery {
  const unit = query.get('unit') ?? '';
  return {
    availableOnly: query.get('available') === '1',
    unit: /^\d{1,15}$/.test(unit) ? Number(unit) : undefined,
  };
}

/** The two parameters in canonical form, without defaults. */
export function unitParameters(query: URLSearchParams): URLSearchParams {
  const { availableOnly, unit } = readUnitQuery(query);
  const written = new URLSearchParams();
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
