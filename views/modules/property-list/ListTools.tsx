import { SortSelect } from '../../../client/islands/SortSelect.tsx';
import { regionValue } from '../../domain/filters/regions.ts';
import { changed } from '../../domain/list-filters.ts';
import { listParameters } from '../../domain/list-parameters.ts';
import { type ListQuery, SORT_ORDERS } from '../../domain/list-query.ts';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Island } from '../../ui/Island.tsx';
import { regionName } from './list-words.ts';

interface Props {
  ctx: PageContext;
  query: ListQuery;
  /** A single home needs no sorting; sold homes have no price to sort by. */
  sortable: boolean;
}

/** What the list is narrowed to, each removable, and at the right how it is sorted. */
export function ListTools({ ctx, query, sortable }: Props) {
  if (!sortable && query.regions.length === 0) return null;
  return (
    <div className="list-tools">
      <Chips ctx={ctx} query={query} />
      {sortable && (
        <Island ctx={ctx} of={SortSelect} props={sortProps(ctx, query)} when="interaction" />
      )}
    </div>
  );
}

function Chips({ ctx, query }: Omit<Props, 'sortable'>) {
  if (query.regions.length === 0) return null;
  return (
    <ul className="chips">
      {query.regions.map((region) => {
        const { zip, city } = region;
        const name = regionName(ctx, region);
        const place = name === zip ? zip : `${name} [${zip}]`;
        const left = changed(query, { regions: query.regions.filter((other) => other !== region) });
        return (
          <li key={regionValue(city, zip)}>
            <a className="chip" href={ctx.links.list(left, ctx.query)}>
              <span className="unseen">{ctx.t('list.remove', { filter: place })}</span>
              <span aria-hidden="true">{place}</span>
              <Icon name="close" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** The form keeps everything in the address but order and page: sorting starts at the first. */
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
