import { totalWords } from '../../domain/list/list-total.ts';
import type { PageContext } from '../../page-context.ts';
import { listTitle } from '../../ui/list-words.ts';
import { ListSort } from './ListSort.tsx';
import type { ShownList } from './read-list.ts';

/** Heading and count, and the sort order beside them: `Te koop in Gent · 24 panden`. */
export function ListHead({ ctx, list }: { ctx: PageContext; list: ShownList }) {
  const [{ totals }] = list.pages;
  return (
    <>
      <h1 tabIndex={-1}>
        {`${listTitle(ctx, list.query)} `}
        <span className="list-dot">· </span>
        <span className="list-count">{totalWords(ctx, list.query, totals)}</span>
      </h1>
      <ListSort ctx={ctx} list={list} />
    </>
  );
}
