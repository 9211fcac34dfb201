import { ListCards } from '../../../client/islands/ListCards.tsx';
import { MoreHomes } from '../../../client/islands/MoreHomes.tsx';
import type { ListQuery } from '../../domain/list/list-query.ts';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Island } from '../../ui/Island.tsx';
import type { ListEntry } from '../../ui/list/list-parts.ts';
import { Pager } from '../../ui/list/Pager.tsx';
import { entriesOf } from './list-entries.tsx';
import { ListChips } from './ListChips.tsx';
import { ListEmpty } from './ListEmpty.tsx';
import { ListNear } from './ListNear.tsx';
import { ListOrders } from './ListOrders.tsx';
import type { ShownList } from './read-list.ts';
import { SaveSearch } from './SaveSearch.tsx';

interface Props {
  ctx: PageContext;
  list: ShownList;
}

/** The part of a list that changes with its query: chips, cards, pager. */
export function ListResults({ ctx, list }: Props) {
  const { query, pages } = list;
  const [{ items, pageCount }] = pages;
  const shown = pages.map((result) => ({
    page: result.page,
    entries: entriesOf(ctx, list, result),
  }));
  const hrefOf = (page: number) => ctx.links.list({ ...query, page }, ctx.query);
  return (
    <>
      <ListChips ctx={ctx} query={query} isEmpty={items.length === 0} />
      <div data-adopted>
        {items.length === 0 ? (
          <ListEmpty ctx={ctx} query={query} />
        ) : (
          <>
            {query.page > 1 && <PreviousPage ctx={ctx} href={hrefOf(query.page - 1)} />}
            {!ctx.isPreview && <Cards ctx={ctx} query={query} />}
            <div className={`cards per-${pages[0].total === 1 ? 1 : list.perRow}`}>
              {shown.map(({ page, entries }) => (
                <ul key={page} className="cards-page" data-page={page}>
                  {entries.map(({ node }) => node)}
                </ul>
              ))}
              {pageCount > 1 && !ctx.isPreview && <More ctx={ctx} list={list} shown={shown} />}
            </div>
          </>
        )}
        <Pager t={ctx.t} page={query.page} pageCount={pageCount} hrefOf={hrefOf} />
      </div>
      <SaveSearch ctx={ctx} query={query} />
      <ListNear ctx={ctx} list={list} />
      <ListOrders ctx={ctx} list={list} />
      <FeedLink ctx={ctx} query={query} />
    </>
  );
}

/** From a later page this link leads back; further pages are added below. */
function PreviousPage({ ctx, href }: { ctx: PageContext; href: string }) {
  return (
    <a className="list-previous link-more" href={href} rel="prev">
      <Icon name="arrow-left" />
      {ctx.t('more.previous')}
    </a>
  );
}

/** The RSS feed of the list as it is filtered. Drafts have none. */
function FeedLink({ ctx, query }: { ctx: PageContext; query: ListQuery }) {
  const href = ctx.isPreview ? undefined : ctx.links.feed(query);
  if (href === undefined) return null;
  return (
    <p className="list-feed">
      <a href={href} type="application/rss+xml">
        {ctx.t('list.feed')}
      </a>
    </p>
  );
}

/** What is added to the cards, woken by a touch of any of them (`data-adopted`). */
function Cards({ ctx, query }: { ctx: PageContext; query: ListQuery }) {
  const { t, locale } = ctx;
  const photos = {
    previous: t('cardPhotos.previous', { home: '{home}' }),
    next: t('cardPhotos.next', { home: '{home}' }),
    place: t('slides.place', { from: '{from}', total: '{total}' }),
  };
  // The day on which a sold home was offered is none of its sale.
  const isNew = query.listKind === 'sold' ? {} : { isNew: t('list.isNew') };
  const props = { photos, lang: locale, ...isNew };
  return <Island ctx={ctx} of={ListCards} props={props} when="interaction" />;
}

interface MoreProps extends Props {
  shown: readonly { page: number; entries: readonly ListEntry[] }[];
}

/** Adds further pages, instead of the pager if there is JavaScript (spec section 4). */
function More({ ctx, list: { query, pages }, shown }: MoreProps) {
  const { t, links } = ctx;
  const [{ total, pageCount, pageSize }] = pages;
  const href = links.list({ ...query, page: 1 }, ctx.query);
  const props = {
    texts: {
      more: t('more.load'),
      loading: t('more.loading'),
      failed: t('more.failed'),
      shown: t('more.shown', { shown: '{shown}', total: '{total}' }),
    },
    url: href,
    page: shown.at(-1)?.page ?? query.page,
    pageCount,
    total,
    before: (query.page - 1) * pageSize,
    keys: shown.flatMap(({ entries }) => entries.map(({ key }) => key)),
  };
  return <Island key={href} ctx={ctx} of={MoreHomes} props={props} when="visible" />;
}
