import fc from 'fast-check';
import type { PanelControl } from '../../../../views/domain/filters/filter.ts';
import {
  FILTER_FIELDS,
  type FilterField,
  FILTERS,
  isIgnored,
  type PanelField,
} from '../../../../views/domain/filters/filters.ts';
import { setFilters, withoutFilter } from '../../../../views/domain/list/list-filters.ts';
import { LIST_PARAMETERS } from '../../../../views/domain/list/list-parameters.ts';
import type { ListQuery } from '../../../../views/domain/list/list-query.ts';
import type { Bounds } from '../../../../views/domain/filters/bounds.ts';
import type { MapView } from '../../../../views/domain/place/map-view.ts';
import { polygonText } from '../../../../views/domain/polygon/canonical-polygon.ts';
import type { Corner } from '../../../../views/domain/polygon/decode-polyline.ts';
import { BEDROOM_COUNTS } from '../../../../views/domain/filters/bedrooms.ts';
import { HOME_TYPES } from '../../../../views/domain/filters/types.ts';
import { type ListKind, LIST_KINDS } from '../../../../views/domain/list/list-kind.ts';
import type { Region } from '../../../../views/domain/filters/regions.ts';
import { SORT_ORDERS } from '../../../../views/domain/filters/list-view.ts';

const anyZip = fc.constantFrom('9000', '1450', '4000', '9999', 'L-1450');

/** Any combination of places; few names, so that some have homes. */
const anyPostcodes: fc.Arbitrary<Region[]> = fc.uniqueArray(
  fc.record(
    {
      city: fc.constantFrom('', 'Gent', 'Liège', 'Luxembourg', 'Chastre', "'s Gravenvoeren"),
      zip: anyZip,
    },
    { noNullPrototype: true },
  ),
  { selector: ({ zip }) => zip, maxLength: 3 },
);

/** Towns and provinces as a whole. */
const anyWholes: fc.Arbitrary<Region[]> = fc
  .subarray(['Gent', 'LUIK', 'Luxembourg', 'Gentbrugge', 'East Flanders', 'Nergensdorp'])
  .map((names) => names.map((city) => ({ city, zip: '' })));

const anyStreets: fc.Arbitrary<Region[]> = fc
  .subarray(['9000', '1450', '4000'])
  .map((zips) => zips.map((zip) => ({ city: '', zip, street: 'Coupure' })));

const none: fc.Arbitrary<Region[]> = fc.constant([]);
const anyRegions: fc.Arbitrary<Region[]> = fc
  .tuple(
    fc.oneof(none, anyPostcodes),
    fc.oneof(none, anyWholes),
    fc.oneof({ weight: 3, arbitrary: none }, anyStreets),
  )
  .map((places) => places.flat());

const degree = (least: number, most: number) =>
  fc.integer({ min: least * 10_000, max: most * 10_000 }).map((value) => value / 10_000);

const anyBounds: fc.Arbitrary<Bounds> = fc
  .tuple(degree(49, 51), degree(2, 5), degree(0.1, 2), degree(0.1, 3))
  .map(([south, west, height, width]) => ({
    south,
    west,
    north: Math.round((south + height) * 10_000) / 10_000,
    east: Math.round((west + width) * 10_000) / 10_000,
  }));

const anyView: fc.Arbitrary<MapView> = fc.record(
  { lat: degree(49, 51), lng: degree(2, 6), zoom: fc.nat({ max: 88 }).map((steps) => steps / 4) },
  { noNullPrototype: true },
);

/** Corners of polygons, also of ones that cross themselves; some are the public place of a town. */
const anyCorner: fc.Arbitrary<Corner> = fc.oneof(
  fc.tuple(
    fc.integer({ min: 49_00000, max: 53_00000 }),
    fc.integer({ min: 2_00000, max: 7_00000 }),
  ),
  fc.constantFrom<Corner[]>([51_05380, 3_72500], [50_63370, 5_56750], [51_05380, 5_56750]),
);

/** The canonical text of a drawn area. */
export const anyPolygon: fc.Arbitrary<string> = fc
  .array(anyCorner, { minLength: 3, maxLength: 8 })
  .map(polygonText)
  .filter((text) => text !== undefined);

const orNone = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined });

type Arbitraries<Name extends FilterField> = {
  readonly [Each in Name]: fc.Arbitrary<ListQuery[Each]>;
};

/** Values of the filters with a field of their own. */
const OWN_VALUES: Arbitraries<Exclude<FilterField, PanelField>> = {
  regions: anyRegions,
  radius: orNone(fc.integer({ min: 2, max: 20 }).map((steps) => steps * 5)),
  bounds: orNone(anyBounds),
  polygon: orNone(anyPolygon),
  types: fc.oneof(fc.constant([]), fc.subarray([...HOME_TYPES])),
  priceMin: orNone(fc.constantFrom(1, 100, 200)),
  priceMax: orNone(fc.constantFrom(201, 250)),
  bedrooms: fc.oneof(fc.constant([]), fc.subarray([...BEDROOM_COUNTS])),
  goal: orNone(fc.constantFrom(0, 1)),
};

/** Values of a filter that is derived from the table; few, so that some homes pass. */
function panelValues(control: PanelControl): fc.Arbitrary<unknown> {
  switch (control.kind) {
    case 'switch':
      return fc.boolean();
    case 'counter':
      return fc.constantFrom(0, 1, 2);
    case 'day':
      return orNone(fc.constantFrom('2026-02-28', '2027-03-01', '2199-12-31'));
    case 'choice':
      return orNone(fc.constantFrom(...control.choices));
    case 'amount':
      return orNone(fc.constantFrom(...control.choices.slice(0, 3)));
  }
}

const PANEL_FIELDS = FILTER_FIELDS.filter((name) => !(name in OWN_VALUES));

/** Values of each filter, including undefined. */
export const ANY_FILTER = {
  ...OWN_VALUES,
  ...Object.fromEntries(
    PANEL_FIELDS.map((name) => [name, panelValues(FILTERS[name].control as PanelControl)]),
  ),
} as Arbitraries<FilterField>;

/** Any list query. */
export function anyListQuery(
  listKind: fc.Arbitrary<ListKind> = fc.constantFrom(...LIST_KINDS),
): fc.Arbitrary<ListQuery> {
  const asked = {
    listKind,
    ...ANY_FILTER,
    order: fc.constantFrom(...SORT_ORDERS),
    page: fc.integer({ min: 1, max: 99_999 }),
    appointment: fc.boolean(),
    map: fc.boolean(),
    view: orNone(anyView),
  } as const;
  return fc.record(asked, { noNullPrototype: true }).map((query: ListQuery) => {
    const idle = FILTER_FIELDS.filter((name) => isIgnored(name, query.listKind));
    const unset = Object.fromEntries(idle.map((name) => [name, FILTERS[name].unset]));
    const hasCentre = query.regions.some(({ street }) => street === undefined);
    const radius = hasCentre ? query.radius : undefined;
    const order = query.listKind === 'sold' ? 'recent' : query.order;
    const view = query.map ? query.view : undefined;
    return { ...query, ...unset, radius, order, view };
  });
}

/** Queries with at most three filters: with more, hardly any home matches. */
export const anySparseQuery: fc.Arbitrary<ListQuery> = fc
  .tuple(anyListQuery(), fc.array(fc.nat({ max: 99 }), { maxLength: 3 }))
  .map(([query, kept]) => {
    const names = setFilters(query);
    const keep = new Set(kept.map((pick) => names[pick % names.length]));
    const sparse = names
      .filter((name) => !keep.has(name))
      .reduce((left, name) => withoutFilter(left, name), query);
    return { ...sparse, page: query.page };
  });

/** Arbitrary query strings: known and unknown parameters, valid and invalid values. */
export const anyParameters: fc.Arbitrary<URLSearchParams> = fc
  .array(
    fc.tuple(
      fc.constantFrom(...LIST_PARAMETERS, 'utm_source', 'x', '__proto__'),
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.integer().map(String),
        fc.double().map(String),
        fc.constantFrom(
          '2',
          '7',
          'price-asc',
          'Gent|9000',
          'Gent',
          'Coupure|9000',
          'garage',
          '€ 250.000',
          '51,4,50,3',
          '01/03/2027',
          '2027-03',
          '_seK_seK_seK?',
          '_p~iF~ps|U_ulLnnqC_mqNvxq`@',
        ),
      ),
    ),
  )
  .map((entries) => new URLSearchParams(entries));
