import { setFilters, withoutFilters } from '../../domain/list/list-filters.ts';
import type { RelaxedQuery } from '../../domain/list/finding.ts';
import type { ListQuery } from '../../domain/list/list-query.ts';
import { totalWords } from '../../domain/list/list-total.ts';
import type { PageContext } from '../../page-context.ts';
import { demandHref } from '../../routing/demand-href.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { filterWords } from '../../ui/list/filter-words.ts';

interface Props {
  ctx: PageContext;
  query: ListQuery;
}

/** Shown for an empty list: relaxed queries, the whole list, the agency, the demand form. */
export function ListEmpty({ ctx, query }: Props) {
  const { t, data, links, site } = ctx;
  const count = data.count(query.listKind);
  const demand = demandHref(links, query);
  return (
    <div className="list-empty">
      <h2>{t(`list.emptyTitle.${query.listKind}`)}</h2>
      <RelaxedLinks ctx={ctx} query={query} />
      <p>{t('list.emptyText')}</p>
      <div className="list-empty-ways">
        {/* With a single filter the relaxed query is the whole list already. */}
        {count > 0 && setFilters(query).length !== 1 && (
          <a className="button" href={links.list(withoutFilters(query))}>
            {t(`list.all.${query.listKind}`)} ({count})
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

/** The relaxed queries by number of matches, most first; those without matches are left out. */
function RelaxedLinks({ ctx, query }: Props) {
  const { t, data } = ctx;
  const relaxed = data
    .withoutEachFilter(query)
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total);
  if (relaxed.length === 0) return <RelaxedPairLink ctx={ctx} query={query} />;
  return (
    <>
      <h3>{t('filters.looser.title')}</h3>
      <ul className="list-looser">
        {relaxed.map((looser) => (
          <li key={looser.dropped}>
            <LooserLink ctx={ctx} looser={looser}>
              {t('filters.looser.without', { filter: filterWords(ctx, query, looser.dropped) })}
            </LooserLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The two filters that lose least, where no single one is enough. */
function RelaxedPairLink({ ctx, query }: Props) {
  const { t, data } = ctx;
  const pair = data.withoutTwoFilters(query);
  if (!pair) return null;
  const [filter, other] = pair.dropped.map((name) => filterWords(ctx, query, name));
  return (
    <>
      <h3>{t('filters.looser.titleTwo')}</h3>
      <p className="list-looser">
        <LooserLink ctx={ctx} looser={pair}>
          {t('filters.looser.withoutTwo', { filter, other })}
        </LooserLink>
      </p>
    </>
  );
}

interface LooserProps {
  ctx: PageContext;
  looser: Pick<RelaxedQuery, 'query' | 'totals'>;
  children: string;
}

function LooserLink({ ctx, looser: { query, totals }, children }: LooserProps) {
  return (
    <a href={ctx.links.list(query, ctx.query)}>
      {children}
      <span className="quiet">{totalWords(ctx, query, totals)}</span>
      <Icon name="arrow-right" />
    </a>
  );
}
