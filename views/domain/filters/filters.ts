import type { ListKind } from '../list/list-kind.ts';
import { ENERGY_LETTERS } from '../energy/energy-grade.ts';
import { BEDROOMS } from './bedrooms.ts';
import { BOUNDS } from './bounds.ts';
import type {
  ChoiceControl,
  Applicability,
  Filter,
  PanelControl,
  Interpolation,
} from './filter.ts';
import { GOAL } from './goal.ts';
import { area, choice, counter, day, toggle } from './kinds.ts';
import { POLYGON } from './polygon.ts';
import { PRICE_MAX, PRICE_MIN } from './prices.ts';
import { RADIUS_FILTER } from './radius.ts';
import { REGIONS } from './regions.ts';
import { TYPES } from './types.ts';

/** For filters on properties that units of a project do not have: no project could match. */
const HOME_FIELDS: Applicability = { ignoredBy: ['projects'] };
/** The same for filters on homes that are on offer. */
const OPEN_HOMES: Applicability = { ignoredBy: ['projects', 'sold'] };

/** For filters that only homes for rent have facts for. */
const OF_RENT: Applicability = { ignoredBy: ['sale', 'sold', 'projects'] };

/**
 * Every filter of a list, by its field of the list query, in the order of the query string, the
 * chips and the fields of a form. A filter's column is found by the same name in
 * server/services/catalogue/index/filter-columns.ts, its texts in `filters.each` of each language.
 */
const TABLE = {
  /** Any of several; empty means everywhere. */
  regions: REGIONS,
  /** Kilometres around the only chosen place; no effect with none or several. */
  radius: RADIUS_FILTER,
  /** "Search this area": the rectangle of the map in which homes must lie. */
  bounds: BOUNDS,
  /** The area that was drawn on the map, in which homes must lie. */
  polygon: POLYGON,
  /** Any of several, in the order of HOME_TYPES; empty means all. */
  types: TYPES,
  /** Whole euro, both ends included, `priceMin` < `priceMax`. */
  priceMin: PRICE_MIN,
  priceMax: PRICE_MAX,
  bedrooms: BEDROOMS,
  bathrooms: counter('bathrooms', HOME_FIELDS),
  toilets: counter('toilets', HOME_FIELDS),
  showerrooms: counter('showerrooms', HOME_FIELDS),
  garages: counter('garages', HOME_FIELDS),
  /** Minimum living surface (floor-area.ts). */
  surface: area('surface', [50, 75, 100, 125, 150, 200, 250, 300, 400, 500]),
  /** Minimum plot surface (floor-area.ts). */
  plot: area('plot', [100, 250, 500, 750, 1000, 1500, 2000, 5000, 10_000]),
  /** At least this letter; a home without a known label does not match. */
  energy: choice('energy', ENERGY_LETTERS),
  garden: toggle('garden'),
  terrace: toggle('terrace'),
  garage: toggle('garage', HOME_FIELDS),
  lift: toggle('lift', HOME_FIELDS),
  furnished: toggle('furnished', OF_RENT),
  /** Homes that say nothing of pets do not match. */
  pets: toggle('pets', OF_RENT),
  /** Free on this day at the latest; a home of which that is not known does not match. */
  freeFrom: day('free', OF_RENT),
  /** Excludes new-build projects and their homes; only the list of homes for sale has any. */
  hideProject: toggle('hideproject', { ignoredBy: ['projects'], withoutField: ['rent', 'sold'] }),
  /** Excludes what is under option, which sold homes no longer are. */
  hideOption: toggle('hideoption', { ignoredBy: ['sold'] }),
  /** Homes with an open house that is not over. */
  openHouse: toggle('openhouse', OPEN_HOMES),
  /** Of sold homes: those that were for sale (0) or for rent (1). Other lists have one goal. */
  goal: GOAL,
};

/** The value of each filter in a list query. */
export type FilterValues = {
  [Name in keyof typeof TABLE]: (typeof TABLE)[Name] extends Filter<infer Value> ? Value : never;
};
export type FilterField = keyof FilterValues;
type FieldWith<Control> = {
  [Name in FilterField]: (typeof TABLE)[Name] extends { control: Control } ? Name : never;
}[FilterField];
/** The filters in the panel of further filters. */
export type PanelField = FieldWith<PanelControl>;
type ChoiceField = FieldWith<ChoiceControl>;

export const FILTERS: { readonly [Name in FilterField]: Filter<FilterValues[Name]> } = TABLE;

export const FILTER_FIELDS = Object.keys(TABLE) as FilterField[];

/** Whether a list ignores a filter. */
export function isIgnored(name: FilterField, listKind: ListKind): boolean {
  return FILTERS[name].ignoredBy?.includes(listKind) ?? false;
}

/** Whether a filter leaves projects out of a list that also has homes. */
export function dropsProjects(name: FilterField): boolean {
  const { ignoredBy } = FILTERS[name];
  return ignoredBy === HOME_FIELDS.ignoredBy || ignoredBy === OPEN_HOMES.ignoredBy;
}

/** Whether the form of a list has a field for a filter. */
export function hasField(name: FilterField, listKind: ListKind): boolean {
  const { control, withoutField = [] } = FILTERS[name];
  return control.kind !== 'none' && !isIgnored(name, listKind) && !withoutField.includes(listKind);
}

/** The fields in the panel of further filters of a list, in order. */
export function panelFields(listKind: ListKind): PanelField[] {
  return FILTER_FIELDS.filter(isPanelField).filter((name) => hasField(name, listKind));
}

function isPanelField(name: FilterField): name is PanelField {
  const { kind } = FILTERS[name].control;
  return kind !== 'row' && kind !== 'none';
}

export function isChoiceField(name: FilterField): name is ChoiceField {
  return FILTERS[name].control.kind === 'choice';
}

/** The query parameters of a filter; empty if it is unset. */
export function writeFilter<Name extends FilterField>(
  name: Name,
  query: Pick<FilterValues, Name>,
): [parameter: string, value: string][] {
  const { parameter, write, further } = FILTERS[name];
  const value = query[name];
  return [
    ...write(value).map((text): [string, string] => [parameter, text]),
    ...(further?.write(value) ?? []).map((text): [string, string] => [further!.parameter, text]),
  ];
}

/** The query parameters of a filter, set or not. */
export function parametersOf(name: FilterField): string[] {
  const { parameter, further } = FILTERS[name];
  return further ? [parameter, further.parameter] : [parameter];
}

/** The values to interpolate into the texts of a filter. */
export function interpolationOf<Name extends FilterField>(
  name: Name,
  query: Pick<FilterValues, Name>,
): Interpolation {
  return FILTERS[name].interpolation?.(query[name]) ?? {};
}

/** Parses all filters; those that the list ignores are unset. */
export function readFilters(parameters: URLSearchParams, listKind: ListKind): FilterValues {
  const read = valuesOf((name) =>
    isIgnored(name, listKind) ? FILTERS[name].unset : FILTERS[name].read(parameters),
  );
  // Around nothing, and around a street, there is no radius.
  const hasCentre = read.regions.some(({ street }) => street === undefined);
  return hasCentre ? read : { ...read, radius: undefined };
}

/** All filters unset. */
export function unsetFilters(): FilterValues {
  return valuesOf((name) => FILTERS[name].unset);
}

function valuesOf(valueOf: (name: FilterField) => unknown): FilterValues {
  return Object.fromEntries(FILTER_FIELDS.map((name) => [name, valueOf(name)])) as FilterValues;
}
