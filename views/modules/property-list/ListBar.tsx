import type { PageContext } from '../../page-context.ts';

/** Element id of the menu of sort orders (ListOrders.tsx). */
export const ORDERS_ID = 'list-orders';

/**
 * Filters and order at the foot of a phone's window while the list is scrolled, above the button of
 * the map, which floats there too. Both are popovers: they need no script.
 */
export function ListBar({ ctx: { t } }: { ctx: PageContext }) {
  return (
    <div className="list-bar">
      <button className="button button-line" type="button" popoverTarget="filters">
        {t('filters.open')}
      </button>
      <button className="button button-line list-bar-order" type="button" popoverTarget={ORDERS_ID}>
        {t('list.sort')}
      </button>
    </div>
  );
}
