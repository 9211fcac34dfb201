import type { ListItem } from '../../../../views/domain/list/list-item.ts';
import { itemKey } from '../../../../views/domain/list/list-item.ts';
import type { SeenItem } from '../../crm/seen-items.ts';
import { type Reason, reasonsOf, lastHappened } from '../changes/happenings.ts';
import { type Match, passes } from '../matching/search-index.ts';
import type { SavedSearch } from '../saved-search.ts';
import type { AlertItem, HiddenHome } from '../saved-search-store.ts';
import { numberOfItem } from '../item-number.ts';
import type { AlertMessage } from './alert-message.ts';

/** Homes of one mail at most; what is left goes with the next. */
const MAX_HOMES = 200;

/** A search of a person, and what it finds. */
export interface Found {
  search: SavedSearch;
  match: Match;
}

export interface PersonNews extends Pick<AlertMessage, 'searches' | 'homes'> {
  /** The reasons, to be remembered. */
  items: AlertItem[];
  /** There was more than a mail may have. */
  isCut: boolean;
}

interface NewsOptions {
  /** By key. */
  seen: ReadonlyMap<string, SeenItem>;
  /** What the person was told. */
  told: readonly AlertItem[];
  hidden: readonly HiddenHome[];
  /** Milliseconds since 1970: what happened before is told to nobody. */
  since: number;
  now: number;
}

/**
 * What a person is told, of all their searches together: each home once, with everything that
 * happened to it, the latest first. Nothing that happened before a search was confirmed.
 */
export function newsOf(found: readonly Found[], options: NewsOptions): PersonNews {
  const { seen, told, hidden } = options;
  const toldOf = Map.groupBy(told, ({ home }) => home);
  const isHidden = new Set(hidden.map(({ home }) => home));
  const news: PersonNews = { searches: [], homes: [], items: [], isCut: false };
  const named = new Set<string>();
  for (const [item, searches] of byItem(found, seen)) {
    const key = itemKey(item);
    const home = numberOfItem(item);
    if (isHidden.has(home)) continue;
    const toldReasons = new Set(toldOf.get(home)?.map(({ reason }) => reason));
    const { search, reasons } = whyTold(seen.get(key), searches, { ...options, told: toldReasons });
    if (!search) continue;
    news.isCut = news.homes.length === MAX_HOMES;
    if (news.isCut) break;
    named.add(search.id);
    const foundBy = searches.map(({ id }) => id);
    news.homes.push({ home, foundBy, happenings: reasons.map(({ happening }) => happening) });
    news.items.push(...reasons.map(({ reason }) => ({ home, reason })));
  }
  return { ...news, searches: [...named] };
}

/** The first of the searches for which there is something to tell, and what. */
function whyTold(
  seen: SeenItem | undefined,
  searches: readonly SavedSearch[],
  options: Parameters<typeof reasonsOf>[1],
): { search: SavedSearch | undefined; reasons: Reason[] } {
  for (const search of seen ? searches : []) {
    const since = Math.max(options.since, search.confirmedAt ?? Infinity);
    const reasons = reasonsOf(seen!, { ...options, since });
    if (reasons.length > 0) return { search, reasons };
  }
  return { search: undefined, reasons: [] };
}

/** The items that are found, the latest change first, with the searches that find each. */
function byItem(
  found: readonly Found[],
  seen: ReadonlyMap<string, SeenItem>,
): [ListItem, SavedSearch[]][] {
  const searches = new Map<ListItem, SavedSearch[]>();
  for (const { search, match } of found) {
    for (const [number, item] of match.items.entries()) {
      if (!passes(match, number)) continue;
      const others = searches.get(item);
      if (others) others.push(search);
      else searches.set(item, [search]);
    }
  }
  const happenedAt = (item: ListItem) => {
    const known = seen.get(itemKey(item));
    return known ? lastHappened(known) : 0;
  };
  return [...searches]
    .map(([item, of]) => ({ item, of, at: happenedAt(item) }))
    .sort((a, b) => b.at - a.at || b.item.id - a.item.id)
    .map(({ item, of }) => [item, of]);
}
