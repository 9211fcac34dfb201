import type { ListItem } from '../../../../views/domain/list/list-item.ts';
import type { OpenHouse } from '../../../../views/domain/open-house/open-house.ts';
import { openHouseTimes } from '../../../../views/domain/open-house/open-house.ts';
import { factsOf, type ItemFacts } from '../changes/item-facts.ts';
import type { Happening } from '../changes/happenings.ts';

/** A happening as it is shown. */
export type ShownHappening =
  | Exclude<Happening, { kind: 'open-house' }>
  | { kind: 'open-house'; openHouse: OpenHouse };

/** A home, and what is still true of what happened to it. */
export interface ShownHome {
  item: ListItem;
  happenings: readonly ShownHappening[];
}

interface Basis {
  ignoredLabels: readonly number[];
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * What can still be told of a home: undefined if that is nothing. A price that rose since, an option
 * that was taken again and an open house that has begun are left out; of a home that is new, nothing
 * is said of its first days.
 */
export function stillTrue(
  item: ListItem,
  happenings: readonly Happening[],
  basis: Basis,
): ShownHome | undefined {
  const facts = factsOf(item, basis);
  if (facts.state === 'sold') return undefined;
  const left = happenings.flatMap((one) => happeningNow(item, one, facts, basis.now) ?? []);
  const isNew = left.some(({ kind }) => kind === 'new');
  const shown = isNew ? left.filter(({ kind }) => kind === 'new' || kind === 'open-house') : left;
  return shown.length === 0 ? undefined : { item, happenings: shown };
}

function happeningNow(
  item: ListItem,
  happening: Happening,
  { price = Infinity, state }: ItemFacts,
  now: number,
): ShownHappening | undefined {
  switch (happening.kind) {
    case 'new':
      return happening;
    case 'price-drop':
      return price < happening.from ? { ...happening, to: price } : undefined;
    case 'back':
      return state === 'available' ? happening : undefined;
    case 'open-house': {
      const dates = 'openHouses' in item ? item.openHouses : [];
      const openHouse = dates.find(({ start }) => start === happening.start);
      const isAhead = openHouse && openHouseTimes(openHouse).begins > now;
      return isAhead ? { kind: 'open-house', openHouse } : undefined;
    }
  }
}
