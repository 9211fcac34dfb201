import { MAX_REGIONS_OF_URL } from '../../domain/filters/regions.ts';
import { itemKey, type ListItem } from '../../domain/list/list-item.ts';
import type { ListQuery } from '../../domain/list/list-query.ts';
import { LIST_PAGES } from '../../domain/list/list-pages.ts';
import type { SentDemand, ValuedProperty } from '../../domain/thank-you.ts';
import type { PageContext } from '../../page-context.ts';
import { ItemCard } from '../../ui/card/ItemCard.tsx';
import { cardSizes } from '../../ui/card/card-sizes.ts';
import { SectionHead } from '../../ui/text/SectionHead.tsx';
import { comparableLists, wantedList } from './wanted-list.ts';

/** Cards: two rows on a wide screen. */
const MAX_CARDS = 6;

/** What matches a search profile now; nothing while the site knows no homes at all. */
export function MatchingHomes({ ctx, demand }: { ctx: PageContext; demand: SentDemand }) {
  const { t, data } = ctx;
  const query = wantedList(data, demand);
  if (data.count(query.listKind) === 0) return null;
  const { items, total } = data.list(query, MAX_CARDS);
  if (total === 0) {
    return (
      <section className="thanks-homes">
        <h2>{t('thanks.now.none')}</h2>
        <p>{t('thanks.now.looking')}</p>
      </section>
    );
  }
  // A list's URL cannot name as many places as a search profile.
  const isLinked = query.regions.length <= MAX_REGIONS_OF_URL;
  const all = { href: ctx.links.list(query), text: t('thanks.now.all', { count: total }) };
  return (
    <section className="thanks-homes">
      <SectionHead title={{ text: t('thanks.now.title') }} more={isLinked ? all : undefined} />
      <Cards ctx={ctx} items={items} />
    </section>
  );
}

/**
 * Homes of the same type as one that is to be valued, in its postcode or nearest to it: on offer
 * and sold, with the prices that the site publishes.
 */
export function ComparableHomes({ ctx, valued }: { ctx: PageContext; valued: ValuedProperty }) {
  const { t } = ctx;
  const { onOffer, sold } = comparableLists(valued);
  const offered = nearby(ctx, onOffer);
  const gone = nearby(ctx, sold);
  // Three of each; more of one where the other has fewer.
  const half = MAX_CARDS / 2;
  const items = [
    ...offered.slice(0, Math.max(half, MAX_CARDS - gone.length)),
    ...gone.slice(0, Math.max(half, MAX_CARDS - offered.length)),
  ];
  if (items.length === 0) return null;
  return (
    <section className="thanks-homes">
      <SectionHead title={{ text: t('thanks.now.comparable') }} more={listLink(ctx, onOffer)} />
      <p className="quiet">{t('thanks.now.comparableText')}</p>
      <Cards ctx={ctx} items={items} />
    </section>
  );
}

/** The matches in the chosen place, and then the nearest to it. */
function nearby({ data }: PageContext, query: ListQuery): ListItem[] {
  const here = data.list(query, MAX_CARDS).items;
  const around = data.nearest(query, MAX_CARDS - here.length).map(({ item }) => item);
  return [...here, ...around];
}

/** The list of the same type, everywhere: the postcode alone may have none. */
function listLink({ t, links }: PageContext, query: ListQuery) {
  if (links.page(LIST_PAGES[query.listKind]) === undefined) return undefined;
  const key = query.listKind === 'rent' ? 'thanks.rents' : 'thanks.homes';
  return { href: links.list({ ...query, regions: [] }), text: t(key) };
}

function Cards({ ctx, items }: { ctx: PageContext; items: readonly ListItem[] }) {
  return (
    <ul className="cards per-3">
      {items.map((item) => (
        <li key={itemKey(item)}>
          <ItemCard ctx={ctx} item={item} level={3} sizes={cardSizes(3)} />
        </li>
      ))}
    </ul>
  );
}
