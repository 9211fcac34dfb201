import type { ListQuery, ListResult } from '../../domain/list-query.ts';
import { phoneOf } from '../../domain/phone.ts';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../../ui/Icon.tsx';

interface Props {
  ctx: PageContext;
  query: ListQuery;
  result: ListResult;
}

/** A page without homes: why, and a way out. */
export function ListEmpty({ ctx, query, result }: Props) {
  return (
    <div className="list-empty">
      {result.total > 0 ? <Beyond ctx={ctx} query={query} /> : <Nothing ctx={ctx} query={query} />}
    </div>
  );
}

function Beyond({ ctx, query }: Omit<Props, 'result'>) {
  return (
    <>
      <h2>{ctx.t('list.beyondTitle')}</h2>
      <a className="button" href={ctx.links.list({ ...query, page: 1 }, ctx.query)}>
        {ctx.t('list.first')}
      </a>
    </>
  );
}

function Nothing({ ctx, query }: Omit<Props, 'result'>) {
  const { t, data, links, site } = ctx;
  const phone = phoneOf(site.info.phone);
  const count = data.count(query.listing);
  const all = links.list({ ...query, zips: [], page: 1 });
  return (
    <>
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
    </>
  );
}
