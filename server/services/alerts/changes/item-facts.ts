import type { ListItem } from '../../../../views/domain/list/list-item.ts';
import { isProject, itemKey } from '../../../../views/domain/list/list-item.ts';
import { openHouseTimes } from '../../../../views/domain/open-house/open-house.ts';
import { projectPrice, saleState } from '../../../../views/domain/project/project-sale.ts';
import { isSold } from '../../../../views/domain/property/sold.ts';
import { STATE_LABELS } from '../../../../views/domain/property/state-label.ts';
import { publishedPrice } from '../../catalogue/index/published-price.ts';
import type { SeenItem } from '../../crm/seen-items.ts';

/** What the catalogue says of an item now. */
export interface ItemFacts extends Pick<SeenItem, 'key' | 'offer' | 'state'> {
  /** Undefined where none is published. */
  price: number | undefined;
  /** Starts of open houses that are not over. */
  openHouses: readonly string[];
}

interface Basis {
  ignoredLabels: readonly number[];
  /** Milliseconds since 1970. */
  now: number;
}

/** A project has its lowest price, and is available while a unit of it is. */
export function factsOf(item: ListItem, { ignoredLabels, now }: Basis): ItemFacts {
  const key = itemKey(item);
  if (isProject(item)) {
    const price = projectPrice(item);
    return { key, offer: 'project', state: saleState(item), price, openHouses: [] };
  }
  const isOver = isSold(item, ignoredLabels);
  const open = item.marquee === STATE_LABELS.option ? 'option' : 'available';
  return {
    key,
    offer: item.goal === 1 ? 'rent' : 'sale',
    state: isOver ? 'sold' : open,
    price: publishedPrice(item),
    openHouses: item.openHouses
      .filter((one) => openHouseTimes(one).ends > now)
      .map(({ start }) => start),
  };
}
