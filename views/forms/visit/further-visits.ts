import { itemKey, type ListItem } from '../../domain/list/list-item.ts';
import { itemName } from '../../domain/list/item-words.ts';
import { referenceOf } from '../../domain/format/reference.ts';
import { streetLine } from '../../domain/place/address.ts';
import { canBeVisited } from '../../domain/property/visit.ts';
import { readItemKeys } from '../../domain/saved/item-keys.ts';
import { MAX_VISITED } from '../../domain/visits/further-visits.ts';
import type { SubjectContext } from '../../page-context.ts';

/**
 * The homes and projects that the query string adds to a request for a visit of another, as far as
 * they can be visited: with it at most MAX_VISITED.
 */
export function furtherVisits(ctx: SubjectContext, about: ListItem): ListItem[] {
  const { query, data, site } = ctx;
  return readItemKeys(query)
    .filter((key) => key !== itemKey(about))
    .flatMap((key) => {
      const id = Number(key.replace('p', ''));
      return (key.startsWith('p') ? data.project(id) : data.property(id)) ?? [];
    })
    .filter((item) => canBeVisited(item, site.info.ignoredLabels))
    .slice(0, MAX_VISITED - 1);
}

/** A line for each: name, published street, reference. */
export function furtherLines(ctx: SubjectContext, items: readonly ListItem[]): string[] {
  return items.map((item) => {
    const reference = ctx.t('home.reference', { reference: referenceOf(item) });
    const words = [itemName(ctx, item), streetLine(item, ctx.locale)];
    return `${words.filter((word) => word !== '').join(', ')} (${reference})`;
  });
}
