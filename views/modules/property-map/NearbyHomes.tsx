import { LIST_PAGES } from '../../domain/list/list-pages.ts';
import { RADIUS } from '../../domain/filters/radius.ts';
import { emptyQuery, type ListQuery } from '../../domain/list/list-query.ts';
import type { ListKind } from '../../domain/list/list-kind.ts';
import { isHome, type ListItem } from '../../domain/list/list-item.ts';
import { totalWords } from '../../domain/list/list-total.ts';
import { perItem } from '../../domain/memo/per-item.ts';
import type { DataPort } from '../../data-port.ts';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Link to the list of homes around the municipality, this one included, which has a map. */
export function NearbyHomes({ ctx, item }: { ctx: PageContext; item: ListItem }) {
  const { t, links, data } = ctx;
  const listKind = isHome(item) && item.goal === 1 ? 'rent' : 'sale';
  if (links.page(LIST_PAGES[listKind]) === undefined) return null;
  const query = aroundOf(item, listKind);
  const { total, totals } = countAround(item, listKind, data);
  if (total < 2) return null;
  return (
    <p>
      <a className="link-more" href={links.list(query)}>
        {t('map.nearby', { what: totalWords(ctx, query, totals), km: RADIUS.min })}
        <Icon name="arrow-right" />
      </a>
    </p>
  );
}

function aroundOf({ city, zip }: ListItem, listKind: ListKind): ListQuery {
  return { ...emptyQuery(listKind), regions: [{ city, zip }], radius: RADIUS.min };
}

/** Memoized until the catalogue changes. */
const countAround = perItem((item: ListItem, listKind: ListKind, data: DataPort) => {
  const { total, totals } = data.list(aroundOf(item, listKind), 1);
  return { total, totals };
});
