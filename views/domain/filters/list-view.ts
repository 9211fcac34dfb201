import type { ListKind } from '../list/list-kind.ts';
import { wholeNumber } from './whole-number.ts';

/** Sort options of a list (spec section 9): most recent, price up, price down. */
export const SORT_ORDERS = ['recent', 'price-asc', 'price-desc'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

/** How a list is looked at; none of it filters. */
export interface ListView {
  order: SortOrder;
  /** Counts from 1. */
  page: number;
  /** The visitor comes from a visit request (spec section 4). */
  appointment: boolean;
}

/** Far beyond any list; keeps arithmetic on page numbers exact. */
const MAX_PAGE = 99_999;

/** In the order in which they are written. */
export const VIEW_PARAMETERS = ['appointment', 'order', 'page'] as const;

/** Sold homes have one order: any other would tell their prices. */
export function readView(parameters: URLSearchParams, listing: ListKind): ListView {
  return {
    order: (listing !== 'sold' && parameters.getAll('order').find(isOrder)) || 'recent',
    page: wholeNumber(parameters.getAll('page'), { least: 1, most: MAX_PAGE }) ?? 1,
    // To be there at all is enough (spec section 4).
    appointment: parameters.has('appointment'),
  };
}

/** What is usual is left out. */
export function writeView({ order, page, appointment }: ListView): [name: string, value: string][] {
  const values = {
    appointment: appointment && '1',
    order: order !== 'recent' && order,
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
