import { listModuleOf } from '../../domain/site/list-module.ts';
import type { Module } from '../../domain/site/page.ts';
import { titleOf } from '../../layout/head-text.ts';
import type { PageContext } from '../../page-context.ts';
import type { FurtherPage, ListUpdate } from '../../ui/list/list-parts.ts';
import { entriesOf } from './list-entries.tsx';
import { listTitle } from '../../ui/list-words.ts';
import { ListHead } from './ListHead.tsx';
import { countWords } from './part-words.ts';
import { ListResults } from './ListResults.tsx';
import { readList } from './read-list.ts';

/**
 * Everything that changes on a page when its list query changes.
 * @param through the last page to include, if the visitor had scrolled that far.
 * @throws if the page has no list.
 */
export function listUpdate(ctx: PageContext, through: number): ListUpdate {
  const list = readList(ctx, listModule(ctx), through);
  return {
    title: titleOf(ctx),
    status: `${listTitle(ctx, list.query)} · ${countWords(ctx, list.query, list.pages[0])}`,
    alternates: ctx.alternates,
    feed: ctx.links.feed(list.query),
    counts: ctx.data.choiceCounts(list.query),
    head: <ListHead ctx={ctx} list={list} />,
    results: <ListResults ctx={ctx} list={list} />,
  };
}

/**
 * The cards of one page; empty beyond the last page.
 * @throws if the page has no list.
 */
export function furtherPage(ctx: PageContext): FurtherPage {
  const list = readList(ctx, listModule(ctx));
  const [result] = list.pages;
  return {
    page: result.page,
    entries: entriesOf(ctx, list, result),
    received: result.items.length,
    pageSize: result.pageSize,
    pageCount: result.pageCount,
    total: result.total,
  };
}

function listModule({ subject: { page } }: PageContext): Module {
  const module = listModuleOf(page);
  if (!module) throw new Error(`the page "${page.name}" has no list`);
  return module;
}
