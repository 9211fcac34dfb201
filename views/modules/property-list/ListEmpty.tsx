import { emptyQuery, type ListQuery } from '../../domain/list-query.ts';
import { phoneOf } from '../../domain/phone.ts';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../../ui/Icon.tsx';

/** A list without homes: why, and two ways out. */
export function ListEmpty({ ctx, query }: { ctx: PageContext; query: ListQuery }) {
  const { t, data, links, site } = ctx;
  const phone = phoneOf(site.info.phone);
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
        {phone && (
          <a className="link-more numerals" href={phone.href}>
            <Icon name="phone" />
            {phone.text}
          </a>
        )}
      </div>
    </div>
  );
}
