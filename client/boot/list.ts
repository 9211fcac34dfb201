import { savePosition, storedPosition } from '../list/list-position.ts';

/**
 * Stores the visitor's position in a list. On return to a list that had loaded several pages,
 * hydrates the island that restores them (client/islands/MoreHomes.tsx).
 */
export function storeListPosition(): void {
  const list = document.querySelector<HTMLElement>('[data-list]');
  if (!list) return;
  addEventListener('pagehide', savePosition);
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type !== 'reload' && entry?.type !== 'back_forward') return;
  const position = storedPosition();
  if (!position || position.last === position.first) return;
  history.scrollRestoration = 'manual';
  list.dataset['restore'] = '';
  const island = list.querySelector<HTMLElement>('[data-module=MoreHomes]');
  if (island) island.dataset['when'] = 'load';
}
