import { publishedAddress } from '../../domain/place/address.ts';
import { SEPARATOR } from '../../domain/text/separator.ts';
import type { ListItem } from '../../domain/list/list-item.ts';
import { canBeVisited } from '../../domain/property/visit.ts';
import type { SharedContext } from '../../page-context.ts';

/** States that an unpublished address is given at a visit; nothing if there are no visits. */
export function HiddenAddressNote({ ctx, item }: { ctx: SharedContext; item: ListItem }) {
  const isPublished = publishedAddress(item, ctx.locale) !== undefined;
  if (isPublished || !canBeVisited(item, ctx.site.info.ignoredLabels)) return null;
  return <span className="quiet">{SEPARATOR + ctx.t('home.addressHidden')}</span>;
}
