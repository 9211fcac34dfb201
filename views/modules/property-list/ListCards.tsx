import { textOf } from '../../domain/multilingual.ts';
import { homesBeforeTile } from '../../domain/paging.ts';
import { phoneOf } from '../../domain/phone.ts';
import type { Property } from '../../domain/property.ts';
import type { PageContext } from '../../page-context.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PropertyCard } from '../../ui/PropertyCard.tsx';
import type { Content } from './schema.ts';

const SIZES = {
  vitrine: '(min-width: 83rem) 411px, (min-width: 64rem) 31vw, (min-width: 40rem) 47vw, 93vw',
  gevel: '(min-width: 83rem) 557px, (min-width: 40rem) 43vw, 93vw',
} as const;

interface Props {
  ctx: PageContext;
  content: Content;
  items: readonly Property[];
  perRow: number;
}

/** The homes of a page, with the call-to-action tile in its place among them (spec section 9). */
export function ListCards({ ctx, content, items, perRow }: Props) {
  const { siteTemplate } = ctx.site.info;
  const before = content.callToAction && homesBeforeTile(ctx.site.info.list, items.length);
  const cards = items.map((property, index) => (
    <li key={property.id}>
      <PropertyCard
        ctx={ctx}
        property={property}
        level={2}
        sizes={SIZES[siteTemplate]}
        eager={index === 0}
        wide={siteTemplate === 'gevel'}
      />
    </li>
  ));
  if (content.callToAction && before !== undefined) {
    const tile = <Tile key="tile" ctx={ctx} callToAction={content.callToAction} />;
    cards.splice(before, 0, tile);
  }
  return <ul className={`cards per-${perRow}`}>{cards}</ul>;
}

type CallToAction = NonNullable<Content['callToAction']>;

function Tile({ ctx, callToAction }: { ctx: PageContext; callToAction: CallToAction }) {
  const { title, text, link, page } = callToAction;
  const phone = phoneOf(ctx.site.info.phone);
  const href = (page === undefined ? undefined : ctx.links.page(page)) ?? phone?.href;
  return (
    <li className="list-tile">
      <h2>{textOf(title, ctx.locale)}</h2>
      <p>{textOf(text, ctx.locale)}</p>
      {href !== undefined && (
        <a className="link-more" href={href}>
          {textOf(link, ctx.locale)}
          <Icon name="arrow-right" />
        </a>
      )}
    </li>
  );
}
