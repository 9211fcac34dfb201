import { emptyQuery, type ListQuery } from '../../domain/list-query.ts';
import type { PageContext } from '../../page-context.ts';
import { PhoneLink } from '../../ui/PhoneLink.tsx';

/** A list without homes: why, and two ways out. */
export function ListEmpty({ ctx, query }: { ctx: PageContext; query: ListQuery }) {
  const { t, data, links, site } = ctx;
  const count = data.count(query.listing);
  const all = links.list({ ...emptyQuery(query.listing), order: query.order });
  return (
    <div className="list-empty">
      <h2>{t(`list.emptyTitle.${query.listing}`)}</h2>
      <p>{t('list.emptyText')}</p>
      <div className="list-empty-ways">
        {count > 0 && (
          <a className="button" href={all}>
            {t(`list.all.${query.listing}`)} ({count})
          </a>
        )}
        <PhoneLink number={site.info.phone} />
      </div>
    </div>
  );
}
