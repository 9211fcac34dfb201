import { instantOf } from '../../../../views/domain/history/brussels.ts';
import type { SeenItem } from '../../crm/seen-items.ts';

/** Something about a home that a person is told. */
export type Happening =
  | { kind: 'new' }
  /** Prices in euro. */
  | { kind: 'price-drop'; from: number; to: number }
  | { kind: 'back' }
  /** `2026-12-05T10:00`, in Brussels. */
  | { kind: 'open-house'; start: string };

/** A happening, and the reason under which it is remembered that a person was told of it. */
export interface Reason {
  reason: string;
  happening: Happening;
}

interface ReasonOptions {
  /** Milliseconds since 1970, more than 0: what happened before is not told. */
  since: number;
  now: number;
  /** The reasons for which the person was told of this item. */
  told: ReadonlySet<string>;
}

const PRICE = 'price ';

/**
 * What is to be told of an item; nothing of one that is sold or not in the catalogue. A price is
 * told as lower when it is lower than at `since` and than each that was told; a price in between
 * is not told.
 */
export function reasonsOf(seen: SeenItem, { since, now, told }: ReasonOptions): Reason[] {
  if (seen.goneAt !== undefined || seen.state === 'sold') return [];
  const all = [
    ...newReason(seen, since),
    ...priceReason(seen, since, told),
    ...backReason(seen, since),
    ...openHouseReasons(seen, since, now),
  ];
  return all.filter(({ reason }) => !told.has(reason));
}

function newReason({ newAt = 0, offer }: SeenItem, since: number): Reason[] {
  return newAt >= since ? [{ reason: `new ${offer}`, happening: { kind: 'new' } }] : [];
}

function priceReason({ prices }: SeenItem, since: number, told: ReadonlySet<string>): Reason[] {
  const [at = 0, to = Infinity] = prices.at(-1) ?? [];
  if (at < since) return [];
  const [, then = to] = prices.findLast(([when]) => when < since) ?? prices[0] ?? [];
  const toldPrices = [...told]
    .filter((reason) => reason.startsWith(PRICE))
    .map((reason) => Number(reason.slice(PRICE.length)));
  const from = Math.min(then, ...toldPrices);
  return to < from
    ? [{ reason: PRICE + String(to), happening: { kind: 'price-drop', from, to } }]
    : [];
}

function backReason({ backAt = 0, state }: SeenItem, since: number): Reason[] {
  const isBack = backAt >= since && state === 'available';
  return isBack ? [{ reason: `back ${backAt}`, happening: { kind: 'back' } }] : [];
}

function openHouseReasons({ openHouses }: SeenItem, since: number, now: number): Reason[] {
  return Object.entries(openHouses)
    .filter(([start, at]) => at >= since && instantOf(start) > now)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([start]) => ({ reason: `open ${start}`, happening: { kind: 'open-house', start } }));
}

/** When something last happened to an item; 0 for never. */
export function lastHappened({ newAt = 0, backAt = 0, prices, openHouses }: SeenItem): number {
  const [priceAt = 0] = prices.length > 1 ? prices.at(-1)! : [];
  return Math.max(newAt, backAt, priceAt, ...Object.values(openHouses));
}
