import { itemKey, type ListItem } from '../../domain/list/list-item.ts';
import { homesBeforeTile } from '../../domain/list/paging.ts';
import { phoneOf } from '../../domain/format/phone.ts';
import type { ListResult } from '../../domain/list/list-query.ts';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Shown } from '../../ui/text/Shown.tsx';
import { cardSizes } from '../../ui/card/card-sizes.ts';
import { contentSizes } from '../../ui/picture/content-sizes.ts';
import { ItemCard } from '../../ui/card/ItemCard.tsx';
import { ELSEWHERE_KEY, type ListEntry, tileKey } from '../../ui/list/list-parts.ts';
import { elsewhere } from './part-words.ts';
import type { ShownList } from './read-list.ts';
import type { Content } from './schema.ts';

/** Of a home that is alone in its list. */
const SINGLE_SIZES = contentSizes(
  (content) => ((content - 24) * 2) / 3,
  '(min-width: 48rem) 62vw, 93vw',
);

/** A home per row: nine of twenty parts, with a gap of `--space-7`. */
const ROW_SIZES = contentSizes(
  (content) => ((content - 48) * 9) / 20,
  '(min-width: 40rem) 43vw, 93vw',
);
/** Where a usual list has three cards a row, a very wide window has four and more. */
const WIDE_SIZES = `(min-width: 100rem) 398px, ${cardSizes(3)}`;

/**
 * The cards of a page: homes, projects, the call-to-action tile at its position (spec section 9),
 * and the heading of those outside the named part of a municipality.
 */
export function entriesOf(
  ctx: PageContext,
  { content, perRow, query }: Omit<ShownList, 'pages'>,
  result: ListResult,
): ListEntry[] {
  const { items, page } = result;
  const isSingle = result.total === 1;
  const entries = items.map((item, index) =>
    cardEntry(ctx, item, { perRow, isFirst: index === 0, isSingle }),
  );
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

/** How the template shows the cards of a list of which `perRow` are side by side. */
export function listCards({ site }: PageContext, perRow: number): { sizes: string; wide: boolean } {
  if (site.info.siteTemplate === 'gevel') return { sizes: ROW_SIZES, wide: true };
  return { sizes: perRow === 3 ? WIDE_SIZES : cardSizes(perRow), wide: false };
}

interface CardPlace {
  perRow: number;
  isFirst: boolean;
  /** Alone in the list: it has the whole width. */
  isSingle: boolean;
}

function cardEntry(ctx: PageContext, item: ListItem, place: CardPlace): ListEntry {
  const { perRow, isFirst, isSingle } = place;
  const key = itemKey(item);
  const size = isSingle ? { sizes: SINGLE_SIZES, large: true } : listCards(ctx, perRow);
  const node = (
    <li key={key}>
      <ItemCard ctx={ctx} item={item} level={2} eager={isFirst} inList {...size} />
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
