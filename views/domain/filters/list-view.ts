import type { ListKind } from '../list/list-kind.ts';
import { type MapView, mapViewValue, readMapView } from '../place/map-view.ts';
import { wholeNumber } from './whole-number.ts';

/**
 * Sort orders of a list: the three of spec section 9 (most recent, price ascending, price
 * descending), then lowest price per square metre, largest surface and best energy label first.
 * What each compares is in server/services/catalogue/index/sort-columns.ts, its name in
 * `list.order` of each language.
 */
export const SORT_ORDERS = [
  'recent',
  'price-asc',
  'price-desc',
  'price-m2',
  'surface',
  'energy',
] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** How a list is shown; nothing here filters. */
export interface ListView {
  order: SortOrder;
  /** Counts from 1. */
  page: number;
  /** The visitor follows up on a visit request (spec section 4). */
  appointment: boolean;
  /** The map is open. */
  map: boolean;
  /** What the open map shows, if that is not all of the list. */
  view: MapView | undefined;
}

/** A list as it begins: the first page, most recent first, without a map. */
export const FIRST_VIEW: ListView = {
  order: 'recent',
  page: 1,
  appointment: false,
  map: false,
  view: undefined,
};

/** Pages of a list: more than any has, and small enough for exact arithmetic. */
const MAX_PAGE = 99_999;

/** In the order of the query string. */
export const VIEW_PARAMETERS = ['appointment', 'order', 'map', 'view', 'page'] as const;

/** Sold homes have one order: sorting by price would reveal their prices. */
export function readView(parameters: URLSearchParams, listKind: ListKind): ListView {
  const map = parameters.getAll('map').includes('1');
  return {
    order: (listKind !== 'sold' && parameters.getAll('order').find(isOrder)) || 'recent',
    page: wholeNumber(parameters.getAll('page'), { min: 1, max: MAX_PAGE }) ?? 1,
    // Its presence is enough, whatever the value (spec section 4).
    appointment: parameters.has('appointment'),
    map,
    view: map ? parameters.getAll('view').map(readMapView).find(Boolean) : undefined,
  };
}

/** Defaults are left out. */
export function writeView(shown: ListView): [name: string, value: string][] {
  const { order, page, appointment, map, view } = shown;
  const values = {
    appointment: appointment && '1',
    order: order !== 'recent' && order,
    map: map && '1',
    view: map && view !== undefined && mapViewValue(view),
    page: page > 1 && String(page),
  };
  return VIEW_PARAMETERS.flatMap((name) => {
    const value = values[name];
    return value === false ? [] : [[name, value] as [string, string]];
  });
}

function isOrder(value: string): value is SortOrder {
  return (SORT_ORDERS as readonly string[]).includes(value);
}
