import { withQuery } from './with-query.ts';

/** What the query string of a project's page asks of its units. */
export interface UnitQuery {
  /** Only what can still be bought is shown. */
  availableOnly: boolean;
  /** Id of the unit that the visitor is interested in. */
  unit: number | undefined;
}

/** `available=1` and `unit={id}`; whatever else stands there says nothing. */
export function readUnitQuery(query: URLSearchParams): UnitQuery {
  const unit = query.get('unit') ?? '';
  return {
    availableOnly: query.get('available') === '1',
    unit: /^\d{1,15}$/.test(unit) ? Number(unit) : undefined,
  };
}

/** The two as they are written, without what says nothing. */
export function unitParameters(query: URLSearchParams): URLSearchParams {
  const { availableOnly, unit } = readUnitQuery(query);
  const written = new URLSearchParams();
  if (availableOnly) written.set('available', '1');
  if (unit !== undefined) written.set('unit', String(unit));
  return written;
}

/** The same page with another unit, or none, in its query string; the rest stays. */
export function withUnit(path: string, query: URLSearchParams, unit: number | undefined): string {
  const asked = new URLSearchParams(query);
  if (unit === undefined) asked.delete('unit');
  else asked.set('unit', String(unit));
  return `${withQuery(path, asked)}#interest`;
}
