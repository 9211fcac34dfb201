import { SortSelect } from '../../../client/islands/SortSelect.tsx';
import { changed } from '../../domain/list/list-filters.ts';
import { listParameters } from '../../domain/list/list-parameters.ts';
import { SORT_ORDERS } from '../../domain/filters/list-view.ts';
import type { PageContext } from '../../page-context.ts';
import { Island } from '../../ui/Island.tsx';
import { isSorted, type ShownList } from './read-list.ts';

const FORM_ID = 'list-sort';

/**
 * The sort order of a list that has one. The query is in hidden fields outside the island, which is
 * therefore the same for many queries and rendered once.
 */
export function ListSort({ ctx, list }: { ctx: PageContext; list: ShownList }) {
  const { query } = list;
  if (!isSorted(list)) return null;
  // The query string without order and page: a new order starts at page 1.
  const kept = listParameters(changed(query, { order: 'recent' }), ctx.query);
  const props = {
    id: FORM_ID,
    texts: { label: ctx.t('list.sort'), apply: ctx.t('list.sortApply') },
    action: ctx.path,
    value: query.order,
    options: SORT_ORDERS.map((value) => ({ value, text: ctx.t(`list.order.${value}`) })),
  };
  return (
    <>
      <Island ctx={ctx} of={SortSelect} props={props} when="interaction" />
      {[...kept].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" form={FORM_ID} name={name} value={value} />
      ))}
    </>
  );
}
