import { itemKey, type ListItem } from './list-item.ts';

interface Candidates {
  /** Those that the agency names, in its order. */
  named: readonly ListItem[];
  /** Those of the list, newest first. */
  newest: readonly ListItem[];
}

/**
 * At most `count` items, each once: the named ones, then the newest. With `isLargeFirst` the first
 * has a photograph, if any has one: a named one before a newer one.
 */
export function featuredItems(
  { named, newest }: Candidates,
  { count, isLargeFirst }: { count: number; isLargeFirst: boolean },
): ListItem[] {
  const all = [...new Map([...named, ...newest].map((item) => [itemKey(item), item])).values()];
  const main = isLargeFirst ? all.find(({ pictures }) => pictures.length > 0) : undefined;
  return (main ? [main, ...all.filter((item) => item !== main)] : all).slice(0, count);
}
