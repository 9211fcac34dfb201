import { itemName, itemPriceWords } from '../../domain/list/item-words.ts';
import { setFilters } from '../../domain/list/list-filters.ts';
import { isProject, itemKey, type ListItem } from '../../domain/list/list-item.ts';
import type { ListQuery } from '../../domain/list/list-query.ts';
import { priceLine } from '../../domain/property/price-words.ts';
import { SEPARATOR } from '../../domain/text/separator.ts';
import { shorten } from '../../domain/text/shorten.ts';
import type { SubjectContext } from '../../page-context.ts';
import { filterWords } from '../../ui/list/filter-words.ts';
import { wholeListTitle } from '../../ui/list-words.ts';
import { firstPicture, absolutePictures } from '../../ui/absolute-pictures.ts';
import { listingText, listingTitle } from '../listing-page.ts';

/** Maximum number of items of a feed: readers poll it for what is new. */
const MAX_ITEMS = 50;
/** Characters of an item's text. */
const TEXT_LENGTH = 500;

/** A list as a feed, in one language. URLs are absolute. */
export interface ListFeed {
  title: string;
  /** The filters that are set; the title again if there are none. */
  description: string;
  items: readonly FeedItem[];
}

export interface FeedItem {
  /** Unique within the site and permanent; not a URL of a page. */
  id: string;
  /** Undefined if the item has no page. */
  url: string | undefined;
  title: string;
  /** Price and text. */
  description: string;
  /** First day on the market, yyyy-mm-dd; undefined if unknown. */
  date: string | undefined;
  picture: ReturnType<typeof absolutePictures>[number] | undefined;
}

/** What a list shows, most recent first. `query` must be in that order (`feedQuery`). */
export function listFeed(ctx: SubjectContext, query: ListQuery): ListFeed {
  const title = `${wholeListTitle(ctx, query)} · ${ctx.site.info.name}`;
  const filters = setFilters(query).map((name) => filterWords(ctx, query, name));
  const { items } = ctx.data.list(query, MAX_ITEMS);
  return {
    title,
    description: filters.length > 0 ? filters.join(SEPARATOR) : title,
    items: items.map((item) => feedItem(ctx, item)),
  };
}

function feedItem(ctx: SubjectContext, item: ListItem): FeedItem {
  const { links, origin, site } = ctx;
  const path = isProject(item) ? links.project(item) : links.property(item);
  const price = itemPriceWords(ctx, item, site.info.ignoredLabels);
  const text = shorten(listingText(ctx, item), TEXT_LENGTH);
  const picture = firstPicture(ctx, item.pictures);
  return {
    id: `${origin}/#${itemKey(item)}`,
    url: path === undefined ? undefined : origin + path,
    title: listingTitle(ctx, item, itemName(ctx, item)),
    description: [price && priceLine(price), text].filter(Boolean).join(SEPARATOR),
    date: item.startCommercialisation,
    picture: picture && absolutePictures(ctx, [picture])[0],
  };
}
