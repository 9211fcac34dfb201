import { changed } from '../../domain/list/list-filters.ts';
import { SORT_ORDERS } from '../../domain/filters/list-view.ts';
import type { PageContext } from '../../page-context.ts';
import { ORDERS_ID } from './ListBar.tsx';
import { isSorted, type ShownList } from './read-list.ts';

/** The list in each order, as a menu that a phone's bar opens (ListBar.tsx). */
export function ListOrders({ ctx, list }: { ctx: PageContext; list: ShownList }) {
  const { t, links } = ctx;
  const { query } = list;
  // The bar's button names it; where the list has one order it is empty and the button hidden.
  if (!isSorted(list)) return <div id={ORDERS_ID} hidden />;
  return (
    // Another order is another menu, which is closed.
    <div key={query.order} className="list-orders" id={ORDERS_ID} popover="auto">
      <ul aria-label={t('list.sort')}>
        {SORT_ORDERS.map((order) => (
          <li key={order}>
            <a
              href={links.list(changed(query, { order }), ctx.query)}
              aria-current={order === query.order ? 'true' : undefined}
            >
              {t(`list.order.${order}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
