import type { Root } from 'react-dom/client';

const roots = new WeakMap<Element, Root>();

/** Stores the React root of an island. */
export function rememberRoot(island: Element, root: Root): void {
  roots.set(island, root);
}

/**
 * Unmounts the islands within an element whose content is about to be replaced, so that their
 * effects are cleaned up.
 */
export function unmountIslands(within: Element): void {
  for (const island of within.querySelectorAll('x-island')) {
    roots.get(island)?.unmount();
    roots.delete(island);
  }
}
