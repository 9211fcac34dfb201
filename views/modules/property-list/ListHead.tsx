import type { PageContext } from '../../page-context.ts';
import { listTitle } from '../../ui/list-words.ts';
import { ListSort } from './ListSort.tsx';
import { countWords } from './part-words.ts';
import type { ShownList } from './read-list.ts';

/** Heading and count, and the sort order beside them: `Te koop in Gent · 24 panden`. */
export function ListHead({ ctx, list }: { ctx: PageContext; list: ShownList }) {
  const words = listTitle(ctx, list.query).split(' ');
  const last = words.pop();
  return (
    <>
      <h1 tabIndex={-1}>
        {words.map((word) => `${word} `).join('')}
        <span className="list-end">{last}</span>{' '}
        <span className="list-tail">
          <span className="list-dot">{'· '}</span>
          <span className="list-count">{countWords(ctx, list.query, list.pages[0])}</span>
        </span>
      </h1>
      <ListSort ctx={ctx} list={list} />
    </>
  );
}
