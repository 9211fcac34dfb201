import { itemKey } from '../../domain/list/list-item.ts';
import type { NearbyItem } from '../../domain/list/finding.ts';
import { SEPARATOR } from '../../domain/text/separator.ts';
import type { PageContext } from '../../page-context.ts';
import { ItemCard } from '../../ui/card/ItemCard.tsx';
import { regionName } from '../../ui/list-words.ts';
import { listCards } from './list-entries.tsx';
import type { ShownList } from './read-list.ts';

/** Matches from which on a list needs no others beside it, and the most that are shown: two rows. */
const FEW = 6;

/**
 * The items nearest to the chosen place, where few match: under a heading of their own, each with its
 * distance. They are no part of the list: not of its count, pages, map, feed or structured data.
 */
export function ListNear({ ctx, list }: { ctx: PageContext; list: ShownList }) {
  const { t, data } = ctx;
  const { query, pages, perRow } = list;
  const near = pages[0].total < FEW ? data.nearest(query, FEW) : [];
  if (near.length === 0) return null;
  const { sizes, wide } = listCards(ctx, perRow);
  return (
    <section className="list-near" aria-labelledby="list-near">
      <h2 id="list-near">{t('list.near.title')}</h2>
      <p className="quiet">{t('list.near.text')}</p>
      <ul className={`cards per-${perRow}`}>
        {near.map((one) => (
          <li key={itemKey(one.item)}>
            <ItemCard
              {...{ ctx, sizes, wide }}
              item={one.item}
              level={3}
              distance={distanceWords(ctx, one, query.regions.length)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `op 4 km`; with the name of the place where several are chosen. */
function distanceWords(ctx: PageContext, { km, region }: NearbyItem, places: number): string {
  const away = ctx.t('list.near.away', { km: Math.max(1, Math.round(km)) });
  return places > 1 ? away + SEPARATOR + regionName(ctx, region) : away;
}
