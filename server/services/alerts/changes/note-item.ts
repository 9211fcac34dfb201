import type { SeenItem } from '../../crm/seen-items.ts';
import type { ItemFacts } from './item-facts.ts';

/** What can happen to a home that people are told. */
export const HAPPENINGS = ['new', 'price-drop', 'back', 'open-house'] as const;
export type HappeningKind = (typeof HAPPENINGS)[number];

const DAY = 86_400_000;
/** Prices that are remembered of an item. */
const MAX_PRICES = 12;
/** Milliseconds within which an item that becomes available again is told once. */
const BACK_AGAIN = 30 * DAY;

interface Noting {
  /** Milliseconds since 1970. */
  now: number;
  /** What is remembered, but must not be told. */
  quiet: ReadonlySet<HappeningKind>;
}

/**
 * What is remembered of an item once its facts are known; undefined where nothing of it has
 * changed.
 */
export function noteItem(
  before: SeenItem | undefined,
  facts: ItemFacts,
  { now, quiet }: Noting,
): SeenItem | undefined {
  const at = (kind: HappeningKind) => (quiet.has(kind) ? 0 : now);
  // For sale before and for rent now, or the other way round: its price is another one.
  const known = before?.offer === facts.offer ? before : undefined;
  const next: SeenItem = {
    key: facts.key,
    offer: facts.offer,
    state: facts.state,
    prices: nextPrices(known, facts, { now, isQuiet: quiet.has('price-drop') }),
    ...maybe(
      'newAt',
      known?.newAt ?? (isOnOffer(facts) || quiet.has('new') ? at('new') : undefined),
    ),
    ...maybe('optionAt', known && nextOption(known, facts, now)),
    ...maybe('backAt', known && nextBack(known, facts, { now, isQuiet: quiet.has('back') })),
    openHouses: nextOpenHouses(known, facts, at('open-house')),
  };
  return before && isSame(before, next) ? undefined : next;
}

/** An item that is not in the catalogue any more; undefined where that is known. */
export function noteGone(before: SeenItem, now: number): SeenItem | undefined {
  return before.goneAt === undefined ? { ...before, goneAt: now } : undefined;
}

/** What would be told of a change. */
export function happened(before: SeenItem | undefined, next: SeenItem): HappeningKind[] {
  const [, price = Infinity] = next.prices.at(-1) ?? [];
  const [, priceBefore = -Infinity] = before?.prices.at(-1) ?? [];
  const isSo: Record<HappeningKind, boolean> = {
    new: next.newAt !== undefined && next.newAt !== before?.newAt,
    'price-drop': before?.offer === next.offer && price < priceBefore,
    back: next.backAt !== undefined && next.backAt !== before?.backAt,
    'open-house': Object.keys(next.openHouses).some(
      (start) => before?.openHouses[start] === undefined,
    ),
  };
  return HAPPENINGS.filter((kind) => isSo[kind]);
}

function isOnOffer({ state }: Pick<SeenItem, 'state'>): boolean {
  return state !== 'sold';
}

type Told = Pick<Noting, 'now'> & { isQuiet: boolean };

function nextPrices(
  known: SeenItem | undefined,
  { price, state }: ItemFacts,
  { now, isQuiet }: Told,
): SeenItem['prices'] {
  const prices = known?.prices ?? [];
  // The price of what is sold is not shown.
  if (price === undefined || state === 'sold' || price === prices.at(-1)?.[1]) return prices;
  if (isQuiet) return [[0, price]];
  return [...prices, [now, price] satisfies SeenItem['prices'][number]].slice(-MAX_PRICES);
}

function nextOption(known: SeenItem, { state }: ItemFacts, now: number): number | undefined {
  if (state !== 'option') return undefined;
  return known.state === 'option' ? known.optionAt : now;
}

function nextBack(known: SeenItem, facts: ItemFacts, { now, isQuiet }: Told): number | undefined {
  const isBack = facts.state === 'available' && known.state !== 'available';
  // What was never on offer is new.
  if (!isBack || known.newAt === undefined) return known.backAt;
  if (now - (known.backAt ?? 0) < BACK_AGAIN) return known.backAt;
  return isQuiet ? known.backAt : now;
}

function nextOpenHouses(
  known: SeenItem | undefined,
  { openHouses }: ItemFacts,
  at: number,
): SeenItem['openHouses'] {
  return Object.fromEntries(
    openHouses.toSorted().map((start) => [start, known?.openHouses[start] ?? at]),
  );
}

function isSame(before: SeenItem, next: SeenItem): boolean {
  return before.goneAt === undefined && textOf(before) === textOf(next);
}

function textOf(item: SeenItem): string {
  const { key, offer, state, prices, newAt, optionAt, backAt, openHouses } = item;
  const starts = Object.entries(openHouses).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([key, offer, state, prices, newAt, optionAt, backAt, starts]);
}

function maybe<K extends string>(name: K, value: number | undefined): Partial<Record<K, number>> {
  return value === undefined ? {} : ({ [name]: value } as Record<K, number>);
}
