import { publishedAddress } from '../domain/address.ts';
import { DOT } from '../domain/dot.ts';
import type { ListItem } from '../domain/list-item.ts';
import { canBeVisited } from '../domain/visit.ts';
import type { PageContext } from '../page-context.ts';

/** Says that an unpublished address is given at a visit; nothing where none is offered. */
export function AddressPromise({ ctx, item }: { ctx: PageContext; item: ListItem }) {
  const isPublished = publishedAddress(item, ctx.locale) !== undefined;
  if (isPublished || !canBeVisited(item, ctx.site.info.ignoredLabels)) return null;
  return <span className="quiet">{DOT + ctx.t('home.addressHidden')}</span>;
}
