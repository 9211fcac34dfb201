import type { ListQuery, ListResult } from '../../domain/list/list-query.ts';
import { parseListQuery } from '../../domain/list/list-parameters.ts';
import { pageSize } from '../../domain/list/paging.ts';
import type { Module } from '../../domain/site/page.ts';
import type { PageContext } from '../../page-context.ts';
import type { Content } from './schema.ts';

/** A list as a page shows it: what is asked, and the pages of the answer that stand below each other. */
export interface ShownList {
  content: Content;
  /** Cards beside each other where there is room for all. */
  perRow: number;
  query: ListQuery;
  /** At least one, in order. */
  pages: readonly [ListResult, ...ListResult[]];
}

/**
 * Asks for the list that a page's URL means.
 * @param through the last page to show below the one that the URL names; none beyond the end.
 */
export function readList(ctx: PageContext, module: Module, through = 1): ShownList {
  const content = module.content as Content;
  const query = parseListQuery(ctx.query, content.listing);
  const size = pageSize(ctx.site.info.list, content);
  const first = ctx.data.list(query, size);
  const further: ListResult[] = [];
  const last = Math.min(through, first.pageCount);
  for (let page = query.page + 1; page <= last; page += 1) {
    further.push(ctx.data.list({ ...query, page }, size));
  }
  return { content, perRow: module.numberItemOfRow ?? 3, query, pages: [first, ...further] };
}
