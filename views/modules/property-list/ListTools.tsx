import { SortSelect } from '../../../client/islands/SortSelect.tsx';
import { changed, setFilters } from '../../domain/list/list-filters.ts';
import { listParameters } from '../../domain/list/list-parameters.ts';
import type { ListQuery } from '../../domain/list/list-query.ts';
import { SORT_ORDERS } from '../../domain/filters/list-view.ts';
import type { PageContext } from '../../page-context.ts';
import { Island } from '../../ui/Island.tsx';
import { ListChips } from './ListChips.tsx';

interface Props {
  ctx: PageContext;
  query: ListQuery;
  /** False for a single home, and for sold homes, whose price is not shown. */
  sortable: boolean;
}

/** The chips and, at the right, the sort order. */
export function ListTools({ ctx, query, sortable }: Props) {
  if (!sortable && setFilters(query).length === 0) return null;
  return (
    <div className="list-tools">
      <ListChips ctx={ctx} query={query} />
      {sortable && (
        <Island ctx={ctx} of={SortSelect} props={sortProps(ctx, query)} when="interaction" />
      )}
    </div>
  );
}

/** The form keeps the query string without order and page: a new order starts at page 1. */
function sortProps(ctx: PageContext, query: ListQuery) {
  const kept = listParameters(changed(query, { order: 'recent' }), ctx.query);
  return {
    texts: { label: ctx.t('list.sort'), apply: ctx.t('list.sortApply') },
    action: ctx.path,
    hidden: [...kept].map(([name, value]) => ({ name, value })),
    value: query.order,
    options: SORT_ORDERS.map((value) => ({ value, text: ctx.t(`list.order.${value}`) })),
  };
}
