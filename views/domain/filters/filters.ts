import type { ListKind } from '../list/list-kind.ts';
import { ENERGY_LETTERS } from '../energy/energy-grade.ts';
import { BEDROOMS } from './bedrooms.ts';
import { BOUNDS } from './bounds.ts';
import type { ChoiceControl, Concern, Filter, PanelControl, Told } from './filter.ts';
import { GOAL } from './goal.ts';
import { area, choice, counter, toggle } from './kinds.ts';
import { PRICE_MAX, PRICE_MIN } from './prices.ts';
import { RADIUS_FILTER } from './radius.ts';
import { REGIONS } from './regions.ts';
import { TYPES } from './types.ts';

/** The units of a project say nothing of it. */
const HOME_FIELDS: Concern = { unasked: ['projects'] };

/**
 * Every filter of a list, by its field of the query, in the order of the query string, the chips and
 * the fields of a form. What else a filter has is found by the same name: its column in
 * server/catalogue/index/filter-columns.ts and its words in `filters.each` of each language.
 */
const TABLE = {
  /** Several are alternatives; none = everywhere. */
  regions: REGIONS,
  /** Kilometres around the only chosen place; says nothing while there is none, or several. */
  radius: RADIUS_FILTER,
  /** "Search this area": the part of the map that homes must lie in. */
  bounds: BOUNDS,
  /** Several are alternatives, in the order of HOME_TYPES; none = all. */
  types: TYPES,
  /** Whole euro, both ends included, `priceMin` below `priceMax`. */
  priceMin: PRICE_MIN,
  priceMax: PRICE_MAX,
  bedrooms: BEDROOMS,
  bathrooms: counter('bathrooms', HOME_FIELDS),
  toilets: counter('toilets', HOME_FIELDS),
  showerrooms: counter('showerrooms', HOME_FIELDS),
  garages: counter('garages', HOME_FIELDS),
  /** At least so much living surface (floor-area.ts). */
  surface: area('surface', [50, 75, 100, 125, 150, 200, 250, 300, 400, 500]),
  /** At least so much ground (floor-area.ts). */
  plot: area('plot', [100, 250, 500, 750, 1000, 1500, 2000, 5000, 10_000]),
  /** At least this letter; a home whose label is not known does not pass. */
  energy: choice('energy', ENERGY_LETTERS),
  garden: toggle('garden'),
  terrace: toggle('terrace'),
  garage: toggle('garage', HOME_FIELDS),
  lift: toggle('lift', HOME_FIELDS),
  /** Leaves new-build projects out, and homes in one: only among homes for sale there are any. */
  hideProject: toggle('hideproject', { idle: ['projects'], unasked: ['rent', 'sold'] }),
  /** Leaves out what is under option; what is sold is past that. */
  hideOption: toggle('hideoption', { idle: ['sold'] }),
  /** Of sold homes: those that were for sale (0) or for rent (1). The other lists are of one goal. */
  goal: GOAL,
};

/** What a query says of each filter. */
export type FilterValues = {
  [Name in keyof typeof TABLE]: (typeof TABLE)[Name] extends Filter<infer Value> ? Value : never;
};
export type FilterField = keyof FilterValues;
type FieldWith<Control> = {
  [Name in FilterField]: (typeof TABLE)[Name] extends { control: Control } ? Name : never;
}[FilterField];
/** Those whose field stands among the further filters. */
export type PanelField = FieldWith<PanelControl>;
type ChoiceField = FieldWith<ChoiceControl>;

export const FILTERS: { readonly [Name in FilterField]: Filter<FilterValues[Name]> } = TABLE;

export const FILTER_FIELDS = Object.keys(TABLE) as FilterField[];

/** Whether a filter says nothing of a list. */
export function isIdle(name: FilterField, listing: ListKind): boolean {
  return FILTERS[name].idle?.includes(listing) ?? false;
}

/** Whether the form of a list has a field for a filter. */
export function isAsked(name: FilterField, listing: ListKind): boolean {
  const { control, unasked = [] } = FILTERS[name];
  return control.kind !== 'none' && !isIdle(name, listing) && !unasked.includes(listing);
}

/** The further filters that the form of a list has a field for. */
export function panelFields(listing: ListKind): PanelField[] {
  return FILTER_FIELDS.filter(isPanelField).filter((name) => isAsked(name, listing));
}

function isPanelField(name: FilterField): name is PanelField {
  const { kind } = FILTERS[name].control;
  return kind !== 'row' && kind !== 'none';
}

export function isChoiceField(name: FilterField): name is ChoiceField {
  return FILTERS[name].control.kind === 'choice';
}

/** The parameter of a filter as it is written; nothing while the filter is not set. */
export function writeFilter<Name extends FilterField>(
  name: Name,
  query: Pick<FilterValues, Name>,
): [parameter: string, value: string][] {
  const { parameter, write } = FILTERS[name];
  return write(query[name]).map((value) => [parameter, value]);
}

/** What the words of a filter are filled in with. */
export function toldOf<Name extends FilterField>(
  name: Name,
  query: Pick<FilterValues, Name>,
): Told {
  return FILTERS[name].told?.(query[name]) ?? {};
}

/** All filters, those that say nothing of the list unset. */
export function readFilters(parameters: URLSearchParams, listing: ListKind): FilterValues {
  return valuesOf((name) =>
    isIdle(name, listing) ? FILTERS[name].unset : FILTERS[name].read(parameters),
  );
}

/** What no filter asks for. */
export function unsetFilters(): FilterValues {
  return valuesOf((name) => FILTERS[name].unset);
}

function valuesOf(valueOf: (name: FilterField) => unknown): FilterValues {
  return Object.fromEntries(FILTER_FIELDS.map((name) => [name, valueOf(name)])) as FilterValues;
}
