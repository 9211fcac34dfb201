import type { ListItem } from '../../domain/list/list-item.ts';
import type { PageContext } from '../../page-context.ts';

/** Whether the site has a form by which a visit of it is asked for. */
export function canAskVisit({ links }: PageContext, item: ListItem): boolean {
  return links.itemForm('visit', item) !== undefined;
}
