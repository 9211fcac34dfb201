import { featuredItems } from '../../domain/list/featured-items.ts';
import { isProject, type ListItem } from '../../domain/list/list-item.ts';
import type { ListKind } from '../../domain/list/list-kind.ts';
import { LIST_PAGES } from '../../domain/list/list-pages.ts';
import { emptyQuery } from '../../domain/list/list-query.ts';
import { listKindOf } from '../../domain/property/sold.ts';
import { shownText } from '../../domain/text/shown-text.ts';
import type { ModuleComponent, PageContext } from '../../page-context.ts';
import { projectOf } from '../../subjects/subject.ts';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import { CarouselRow } from './CarouselRow.tsx';
import { OneLarge } from './OneLarge.tsx';
import type { Content } from './schema.ts';

const DEFAULT_ITEMS = 9;
/** Items beside each other where one is large: it and two small ones. */
const MAX_TOGETHER = 3;

/**
 * Items of a list, those that the agency names first, then the newest, without the page's own
 * project: as a row, or one of them large with two small ones beside it; and a link to the list
 * (spec section 2).
 */
export const PropertyCarousel: ModuleComponent<Content> = ({ ctx, module, content }) => {
  const isLargeFirst = content.arrangement === 'one-large';
  const most = module.maxItems ?? DEFAULT_ITEMS;
  const count = isLargeFirst ? Math.min(most, MAX_TOGETHER) : most;
  const items = itemsOf(ctx, content, { count, isLargeFirst });
  if (items.length === 0) return null;
  const title = shownText(content.title, ctx);
  const more = moreLink(ctx, content.listing);
  if (isLargeFirst) {
    return (
      <section>
        <SectionHead title={title} more={more} />
        <OneLarge ctx={ctx} items={items} />
      </section>
    );
  }
  const perRow = module.numberItemOfRow ?? 3;
  const row = { ctx, items, title, more, perRow, id: `carousel-${module.id}` };
  return <CarouselRow {...row} />;
};

function itemsOf(
  ctx: PageContext,
  { listing, first }: Content,
  shown: { count: number; isLargeFirst: boolean },
): ListItem[] {
  const { items } = ctx.data.list(emptyQuery(listing), shown.count + 1);
  const others = (all: readonly ListItem[]) => all.filter((item) => !isOwn(ctx, item));
  const named = first.flatMap((id) => namedItem(ctx, id, listing));
  return featuredItems({ named: others(named), newest: others(items) }, shown);
}

/** The item with this id, if the list has it: a home that was sold is in another one. */
function namedItem(ctx: PageContext, id: number, listing: ListKind): ListItem[] {
  if (listing === 'projects') return [ctx.data.project(id) ?? []].flat();
  const home = ctx.data.property(id);
  const isListed = home && listKindOf(home, ctx.site.info.ignoredLabels) === listing;
  return isListed ? [home] : [];
}

function isOwn(ctx: PageContext, item: ListItem): boolean {
  return isProject(item) && item.id === projectOf(ctx)?.id;
}

/** Link to the whole list, if the site has it; its text differs for projects. */
function moreLink({ t, links }: PageContext, listKind: ListKind) {
  if (links.page(LIST_PAGES[listKind]) === undefined) return undefined;
  const text = listKind === 'projects' ? t('list.all.projects') : t('carousel.all');
  return { href: links.list(emptyQuery(listKind)), text };
}
