import { isItemKey, MAX_SAVED } from './item-keys.ts';

/** What a visitor saved: a home or a project, with the price of that day. */
export interface SavedItem {
  /** Of `itemKey`. */
  key: string;
  /** Whole euros; absent if no price was published. */
  price?: number;
}

/** What was removed last, so that it can be put back. */
export interface RemovedItem {
  item: SavedItem;
  /** Its place among the others, from 0. */
  at: number;
}

export interface Saved {
  /** At most MAX_SAVED, each once; the newest first. */
  items: readonly SavedItem[];
  removed?: RemovedItem;
}

/** Name of the cookie. It is set when a heart is pressed, and never otherwise. */
export const SAVED_COOKIE = 'saved';
/** Seconds: a year. */
export const SAVED_AGE = 365 * 24 * 3600;

/** Between items, between an item and its price, and before what was removed last. */
const ITEM = '-';
const PART = '.';
const REMOVED = '!';

/** Characters of a value that are read: more than the longest that is written. */
const MAX_LENGTH = 2500;
const PRICE = /^[1-9]\d{0,8}$/;
const PLACE = /^\d{1,2}$/;

/**
 * Reads the cookie's value, `71001.459000-p3101!2.71002.350000`: keys and prices, the newest first,
 * then what was removed last with its place. Whatever else is in it is left out.
 */
export function readSaved(value: string | undefined): Saved {
  if (value === undefined || value.length > MAX_LENGTH) return { items: [] };
  const [kept = '', gone] = value.split(REMOVED, 2);
  const items = onceEach(kept.split(ITEM).flatMap((text) => readItem(text.split(PART))));
  const removed = gone === undefined ? undefined : readRemoved(gone);
  const isBack = removed && items.some(({ key }) => key === removed.item.key);
  return { items, ...(removed && !isBack && { removed }) };
}

/**
 * The keys alone, for scripts, which read what the server wrote: of what somebody else wrote, texts
 * that are no keys may be among them.
 */
export function savedKeys(value = ''): string[] {
  const [kept = ''] = value.split(REMOVED, 1);
  return kept
    .split(ITEM)
    .flatMap((text) => text.split(PART, 1))
    .filter(Boolean);
}

/** The cookie's value; '' for nothing. Only of characters that a cookie may have. */
export function writeSaved({ items, removed }: Saved): string {
  const kept = items.slice(0, MAX_SAVED).map(writeItem).join(ITEM);
  if (!removed) return kept;
  return `${kept}${REMOVED}${removed.at}${PART}${writeItem(removed.item)}`;
}

function readItem([key = '', price, ...more]: readonly string[]): SavedItem[] {
  if (!isItemKey(key) || more.length > 0) return [];
  return [price !== undefined && PRICE.test(price) ? { key, price: Number(price) } : { key }];
}

function readRemoved(text: string): RemovedItem | undefined {
  const [at = '', ...parts] = text.split(PART);
  const [item] = readItem(parts);
  return item && PLACE.test(at) ? { item, at: Number(at) } : undefined;
}

function writeItem({ key, price }: SavedItem): string {
  const text = String(Math.round(price ?? 0));
  return PRICE.test(text) ? `${key}${PART}${text}` : key;
}

function onceEach(items: readonly SavedItem[]): SavedItem[] {
  const byKey = new Map<string, SavedItem>();
  for (const item of items) if (!byKey.has(item.key)) byKey.set(item.key, item);
  return [...byKey.values()].slice(0, MAX_SAVED);
}
