import { setFilters } from '../../domain/list/list-filters.ts';
import type { ListQuery, ListResult } from '../../domain/list/list-query.ts';
import { listQueryOf } from '../../domain/list/list-query-of.ts';
import { pageSize } from '../../domain/list/paging.ts';
import type { Module } from '../../domain/site/page.ts';
import type { PageContext } from '../../page-context.ts';
import type { Content } from './schema.ts';

/** A list as a page shows it: its query and the pages of results below each other. */
export interface ShownList {
  content: Content;
  /** Cards per row on a wide screen. */
  perRow: number;
  query: ListQuery;
  /** At least one page, in order. */
  pages: readonly [ListResult, ...ListResult[]];
}

/**
 * Reads the list for a page's URL.
 * @param through the last page to include after the URL's own; pages beyond the end are left out.
 */
export function readList(ctx: PageContext, module: Module, through = 1): ShownList {
  const content = module.content as Content;
  const query = listQueryOf(ctx.query, content.listing);
  const size = pageSize(ctx.site.info.list, content);
  const first = ctx.data.list(query, size);
  const further: ListResult[] = [];
  const last = Math.min(through, first.pageCount);
  for (let page = query.page + 1; page <= last; page += 1) {
    further.push(ctx.data.list({ ...query, page }, size));
  }
  return { content, perRow: module.numberItemOfRow ?? 3, query, pages: [first, ...further] };
}

/** A whole list of fewer homes and projects is read at a glance. */
const WORTH_FILTERING = 4;

/**
 * Whether a list is too short for filters and an order. One with filters set is not: they must be
 * seen, to be dropped.
 */
export function isShort({ query, pages: [{ total }] }: ShownList): boolean {
  return total < WORTH_FILTERING && setFilters(query).length === 0;
}

/** Whether a visitor can sort it: not a single home, and not sold ones, whose price is not shown. */
export function isSorted(list: ShownList): boolean {
  const { query, pages } = list;
  return pages[0].total > 1 && query.listKind !== 'sold' && !isShort(list);
}
