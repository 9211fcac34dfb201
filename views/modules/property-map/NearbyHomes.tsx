import { LIST_PAGES } from '../../domain/list-pages.ts';
import { RADIUS } from '../../domain/filters/radius.ts';
import { emptyQuery } from '../../domain/list-query.ts';
import { isHome, type ListItem } from '../../domain/list-item.ts';
import { totalWords } from '../../domain/list-total.ts';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../../ui/Icon.tsx';

/** The list of what is offered around the municipality, this one among it; its map shows where. */
export function NearbyHomes({ ctx, item }: { ctx: PageContext; item: ListItem }) {
  const { t, links, data } = ctx;
  const listing = isHome(item) && item.goal === 1 ? 'rent' : 'sale';
  if (links.page(LIST_PAGES[listing]) === undefined) return null;
  const { city, zip } = item;
  const km = RADIUS.least;
  const query = { ...emptyQuery(listing), regions: [{ city, zip }], radius: km };
  const { total, totals } = data.list(query, 1);
  if (total < 2) return null;
  return (
    <p>
      <a className="link-more" href={links.list(query)}>
        {t('map.nearby', { what: totalWords(ctx, query, totals), km })}
        <Icon name="arrow-right" />
      </a>
    </p>
  );
}
