import { itemName, itemPriceWords } from '../domain/list/item-words.ts';
import { itemKey } from '../domain/list/list-item.ts';
import { perItem } from '../domain/memo/per-item.ts';
import { priceLine } from '../domain/property/price-words.ts';
import type { SeenSubject } from '../domain/seen/seen-items.ts';
import type { PageContext } from '../page-context.ts';
import { projectOf, propertyOf } from './subject.ts';

/**
 * What the visitor's device remembers of this page (client/seen.ts), as JSON: only of homes and
 * projects, and only what their cards show. Drafts are not remembered.
 */
export const seenPage = perItem((ctx: PageContext): string | undefined => {
  const item = propertyOf(ctx) ?? projectOf(ctx);
  if (!item || ctx.isPreview) return undefined;
  const price = itemPriceWords(ctx, item, ctx.site.info.ignoredLabels);
  const [first] = item.pictures;
  const files = first && ctx.data.picture(first);
  const seen: SeenSubject = {
    key: itemKey(item),
    name: itemName(ctx, item),
    price: price ? priceLine(price) : '',
    picture: files?.webp[0]?.url ?? '',
  };
  return JSON.stringify(seen);
});
