import { itemKey, type ListItem } from '../../domain/list/list-item.ts';
import { homesBeforeTile } from '../../domain/list/paging.ts';
import { phoneOf } from '../../domain/format/phone.ts';
import type { ListResult } from '../../domain/list/list-query.ts';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Shown } from '../../ui/text/Shown.tsx';
import { ItemCard } from '../../ui/card/ItemCard.tsx';
import { ELSEWHERE_KEY, type ListEntry, tileKey } from '../../ui/list/list-parts.ts';
import { elsewhere } from './part-words.ts';
import type { ShownList } from './read-list.ts';
import type { Content } from './schema.ts';

const SIZES = {
  vitrine: '(min-width: 83rem) 411px, (min-width: 64rem) 31vw, (min-width: 40rem) 47vw, 93vw',
  gevel: '(min-width: 83rem) 557px, (min-width: 40rem) 43vw, 93vw',
} as const;

/**
 * The cards of a page: homes, projects, the call-to-action tile at its position (spec section 9),
 * and the heading of those outside the named part of a municipality.
 */
export function entriesOf(
  ctx: PageContext,
  { content, query }: Pick<ShownList, 'content' | 'query'>,
  result: ListResult,
): ListEntry[] {
  const { items, page } = result;
  const entries = items.map((item, index) => cardEntry(ctx, item, index === 0));
  const before = content.callToAction && homesBeforeTile(ctx.site.info.list, items.length);
  if (content.callToAction && before !== undefined) {
    const key = tileKey(page);
    const node = <Tile key={key} ctx={ctx} callToAction={content.callToAction} />;
    entries.splice(before, 0, { key, node });
  }
  const outside = firstOutside(result);
  const place = elsewhere(ctx, query, result);
  if (outside !== undefined && place !== undefined) {
    const at = entries.findIndex(({ key }) => key === itemKey(outside));
    entries.splice(at, 0, {
      key: ELSEWHERE_KEY,
      node: <Elsewhere key={ELSEWHERE_KEY} ctx={ctx} place={place} />,
    });
  }
  return entries;
}

/** The first item outside the named part, if this is its page. */
function firstOutside({ items, part, page, pageSize }: ListResult): ListItem | undefined {
  const before = part ? part.homes + part.projects - (page - 1) * pageSize : -1;
  return items[before];
}

function Elsewhere({ ctx, place }: { ctx: PageContext; place: string }) {
  return (
    <li className="list-elsewhere">
      <h2>{ctx.t('list.part.elsewhere', { place })}</h2>
    </li>
  );
}

/** How the template shows the cards of a list. */
export function cardSizes({ site }: PageContext): { sizes: string; wide: boolean } {
  const { siteTemplate } = site.info;
  return { sizes: SIZES[siteTemplate], wide: siteTemplate === 'gevel' };
}

function cardEntry(ctx: PageContext, item: ListItem, eager: boolean): ListEntry {
  const key = itemKey(item);
  const node = (
    <li key={key}>
      <ItemCard ctx={ctx} item={item} level={2} eager={eager} {...cardSizes(ctx)} />
    </li>
  );
  return { key, node };
}

type CallToAction = NonNullable<Content['callToAction']>;

function Tile({ ctx, callToAction }: { ctx: PageContext; callToAction: CallToAction }) {
  const { title, text, link, page } = callToAction;
  const phone = phoneOf(ctx.site.info.phone);
  const href = (page === undefined ? undefined : ctx.links.page(page)) ?? phone?.href;
  return (
    <li className="list-tile">
      <h2>
        <Shown ctx={ctx} of={title} />
      </h2>
      <p>
        <Shown ctx={ctx} of={text} />
      </p>
      {href !== undefined && (
        <a className="link-more" href={href}>
          <Shown ctx={ctx} of={link} />
          <Icon name="arrow-right" />
        </a>
      )}
    </li>
  );
}
