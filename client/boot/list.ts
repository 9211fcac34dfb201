import { savePosition, storedPosition } from '../list/list-position.ts';
import { hydrateOnce } from './islands.ts';

/**
 * Stores the visitor's position in a list. The code that follows the history and restores what the
 * list had shown (client/list/list-history.ts) comes with an island: it is hydrated on return to a
 * list that had loaded several pages, and at a step to another entry of a list that nobody touched.
 */
export function storeListPosition(): void {
  const island = document.querySelector<HTMLElement>('[data-list] [data-module=ListFilters]');
  if (!island) return;
  const follow = () => void hydrateOnce(island);
  addEventListener('pagehide', () => savePosition());
  addEventListener('popstate', follow);
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const position = storedPosition();
  // `reload`, `back_forward`; not `navigate` or `prerender`.
  if (!/^[rb]/.test(entry?.type as string) || !position || position.last === position.first) return;
  history.scrollRestoration = 'manual';
  island.closest('[data-list]')?.toggleAttribute('data-restore');
  follow();
}
