import { SORT_ORDERS, type SortOrder } from '../list-query.ts';
import type { Family } from './family.ts';
import { wholeNumber } from './whole-number.ts';

/** Far beyond any list; keeps arithmetic on page numbers exact. */
const MAX_PAGE = 99_999;

/** `order` and `page`. Sold homes have one order: any other would tell their prices. */
export const SORTING: Family<'order' | 'page'> = {
  names: ['order', 'page'],
  read: (parameters, listing) => ({
    order: (listing !== 'sold' && parameters.getAll('order').find(isOrder)) || 'recent',
    page: wholeNumber(parameters.getAll('page'), { least: 1, most: MAX_PAGE }) ?? 1,
  }),
  write: ({ order, page }) => [
    ...(order === 'recent' ? [] : [['order', order] as [string, string]]),
    ...(page > 1 ? [['page', String(page)] as [string, string]] : []),
  ],
};

function isOrder(value: string): value is SortOrder {
  return (SORT_ORDERS as readonly string[]).includes(value);
}
