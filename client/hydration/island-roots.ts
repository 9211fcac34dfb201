import type { Root } from 'react-dom/client';

const roots = new WeakMap<Element, Root>();

/** Notes the root that an island was hydrated by. */
export function rememberRoot(island: Element, root: Root): void {
  roots.set(island, root);
}

/** Ends the islands within an element whose content is about to go, so that they clean up. */
export function unmountIslands(within: Element): void {
  for (const island of within.querySelectorAll('x-island')) {
    roots.get(island)?.unmount();
    roots.delete(island);
  }
}
