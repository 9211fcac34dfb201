import { setFilters, withoutFilters } from '../../domain/list/list-filters.ts';
import type { ListQuery } from '../../domain/list/list-query.ts';
import { totalWords } from '../../domain/list/list-total.ts';
import type { PageContext } from '../../page-context.ts';
import { demandHref } from '../../routing/demand-href.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { filterWords } from './filter-words.ts';

interface Props {
  ctx: PageContext;
  query: ListQuery;
}

/** A list without homes: which single filter to drop, the whole list, a person, a search profile. */
export function ListEmpty({ ctx, query }: Props) {
  const { t, data, links, site } = ctx;
  const count = data.count(query.listing);
  const demand = demandHref(links, query);
  return (
    <div className="list-empty">
      <h2>{t(`list.emptyTitle.${query.listing}`)}</h2>
      <RelaxedLinks ctx={ctx} query={query} />
      <p>{t('list.emptyText')}</p>
      <div className="list-empty-ways">
        {/* With one filter the link above leads there already. */}
        {count > 0 && setFilters(query).length !== 1 && (
          <a className="button" href={links.list(withoutFilters(query))}>
            {t(`list.all.${query.listing}`)} ({count})
          </a>
        )}
        {demand !== undefined && (
          <a className="button button-line" href={demand}>
            {t('filters.looser.demand')}
          </a>
        )}
        <PhoneLink number={site.info.phone} />
      </div>
    </div>
  );
}

/** What dropping one filter would show, the most homes first; one that helps nothing is left out. */
function RelaxedLinks({ ctx, query }: Props) {
  const { t, data, links } = ctx;
  const looser = data
    .withoutEachFilter(query)
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total);
  if (looser.length === 0) return null;
  return (
    <>
      <h3>{t('filters.looser.title')}</h3>
      <ul className="list-looser">
        {looser.map(({ dropped, query: left, totals }) => (
          <li key={dropped}>
            <a href={links.list(left, ctx.query)}>
              {t('filters.looser.without', { filter: filterWords(ctx, query, dropped) })}
              <span className="quiet">{totalWords(ctx, left, totals)}</span>
              <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
