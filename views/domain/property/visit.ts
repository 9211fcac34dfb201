import { isHome, type ListItem } from '../list/list-item.ts';
import { saleState } from '../project/project-sale.ts';
import { takesAppointments } from './sold.ts';

/** Whether a home or project can be visited: not if it is sold or let. */
export function canBeVisited(item: ListItem, ignoredLabels: readonly number[]): boolean {
  return isHome(item) ? takesAppointments(item, ignoredLabels) : saleState(item) !== 'sold';
}
