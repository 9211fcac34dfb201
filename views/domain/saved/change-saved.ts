import { MAX_SAVED } from './item-keys.ts';
import type { Saved, SavedItem } from './saved-cookie.ts';

/** With a home as the newest; one that is saved stays where it is, with its price. */
export function withItem(saved: Saved, item: SavedItem): Saved {
  if (isSaved(saved, item.key) || isFull(saved)) return saved;
  return { items: [item, ...saved.items] };
}

/** Without a home, which can be put back. */
export function withoutItem(saved: Saved, key: string): Saved {
  const at = saved.items.findIndex((item) => item.key === key);
  const item = saved.items[at];
  if (!item) return saved;
  return { items: saved.items.filter((one) => one !== item), removed: { item, at } };
}

/** With what was removed last, where it was; unchanged if that is not this home. */
export function putBack(saved: Saved, key: string): Saved {
  const { items, removed } = saved;
  if (!removed || removed.item.key !== key || isSaved(saved, key) || isFull(saved)) return saved;
  return { items: items.toSpliced(removed.at, 0, removed.item) };
}

export function isSaved({ items }: Saved, key: string): boolean {
  return items.some((item) => item.key === key);
}

export function isFull({ items }: Saved): boolean {
  return items.length >= MAX_SAVED;
}
