import { isProject, itemKey, type ListItem } from '../../domain/list/list-item.ts';
import type { PageContext } from '../../page-context.ts';
import { cardPhotos } from '../../domain/property/card-photos.ts';

/**
 * What scripts know of a card: its item, and how many photographs it can show if there are several.
 * Nothing of a card beside a list, which has a distance.
 */
export function cardMarks(
  { links }: Pick<PageContext, 'links'>,
  item: ListItem,
  distance: string | undefined,
): { 'data-card'?: string; 'data-photos'?: number } {
  if (distance !== undefined) return {};
  const href = isProject(item) ? links.project(item) : links.property(item);
  const count = href === undefined ? 1 : cardPhotos(item).length;
  return { 'data-card': itemKey(item), ...(count > 1 && { 'data-photos': count }) };
}
