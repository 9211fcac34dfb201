import { isProject, itemKey, type ListItem } from '../../domain/list/list-item.ts';
import type { PageContext } from '../../page-context.ts';
import { cardPhotos } from '../../domain/property/card-photos.ts';

interface Marks {
  'data-card'?: string;
  /** How many photographs it can show, if several. */
  'data-photos'?: number;
  /** The day from which it is offered. */
  'data-listed'?: string;
}

interface Place {
  /** It is one of the page's list, whose scripts use its photographs and its day. */
  inList: boolean;
  /** Distance from the chosen place, of a card beside a list. */
  distance: string | undefined;
}

/** What scripts know of a card; nothing of one beside a list, which has a distance. */
export function cardMarks(
  { links }: Pick<PageContext, 'links'>,
  item: ListItem,
  { inList, distance }: Place,
): Marks {
  if (distance !== undefined) return {};
  if (!inList) return { 'data-card': itemKey(item) };
  const href = isProject(item) ? links.project(item) : links.property(item);
  const count = href === undefined ? 1 : cardPhotos(item).length;
  const { startCommercialisation: listed } = item;
  return {
    'data-card': itemKey(item),
    ...(count > 1 && { 'data-photos': count }),
    ...(listed !== undefined && { 'data-listed': listed }),
  };
}
