import type { ListItem } from '../../../../views/domain/list/list-item.ts';
import type { SortOrder } from '../../../../views/domain/filters/list-view.ts';
import { SORT_COLUMNS, type SortColumn } from './sort-columns.ts';
import { forEachInSteps, type Steps } from '../../../platform/concurrency/in-slices.ts';

/**
 * A list is sorted by numbers: the sort rank times this, plus the item's number, which makes every
 * order total. Typed arrays sort such numbers in a few milliseconds without a comparator.
 */
const ITEMS = 2 ** 22;
const DAY = 86_400_000;
/** A day before the first that a date can have, yyyy-mm-dd. */
const NO_DAY = Date.parse('0000-01-01') / DAY - 1;
const STEP = 5_000;

/** The numbers of a list's items in each sort order. */
export type Orders = Readonly<Record<SortOrder, Int32Array>>;

/**
 * Sorts a list in all its orders (spec section 9). Items must be in the order of their ids, homes
 * before projects: with the same day, or the same value and day, projects come first, then the
 * highest id. Items without a value come last in both directions, most recent first: another
 * position would reveal a price that is not published.
 */
export function* sortItems(items: readonly ListItem[]): Steps<Orders> {
  const recent = yield* mostRecent(items);
  const orders: Partial<Record<SortOrder, Int32Array>> = { recent };
  for (const [name, column] of Object.entries(SORT_COLUMNS)) {
    orders[name as keyof typeof SORT_COLUMNS] = yield* sortBy(items, recent, column);
  }
  return orders as Orders;
}

function* sortBy(
  items: readonly ListItem[],
  recent: Int32Array,
  { valueOf, direction }: SortColumn,
): Steps<Int32Array> {
  const values = new Float64Array(items.length);
  yield* forEachInSteps(items.length, STEP, (item) => {
    values[item] = valueOf(items[item]!) ?? NaN;
  });
  const known = recent.filter((item) => !Number.isNaN(values[item]!));
  const unknown = recent.filter((item) => Number.isNaN(values[item]!));
  const ranks = yield* ranksOf(known, values);
  const isUp = direction === 'ascending';
  const sorted = yield* byRank(known, (index) =>
    isUp ? ranks[index]! : known.length - ranks[index]!,
  );
  return joined(sorted, unknown);
}

function* mostRecent(items: readonly ListItem[]): Steps<Int32Array> {
  const keys = new Float64Array(items.length);
  yield* forEachInSteps(items.length, STEP, (item) => {
    keys[item] = -dayOf(items[item]!) * ITEMS - item;
  });
  keys.sort();
  yield;
  return Int32Array.from(keys, (key) => ((-key % ITEMS) + ITEMS) % ITEMS);
}

/** Days since 1970; of an item without a date, a day before all others. */
function dayOf({ startCommercialisation: date }: ListItem): number {
  return date === undefined ? NO_DAY : Date.parse(date) / DAY;
}

/** For each item the rank of its value; equal values have the same rank. */
function* ranksOf(items: Int32Array, values: Float64Array): Steps<Float64Array> {
  const sorted = Float64Array.from(items, (item) => values[item]!).sort();
  yield;
  const ranks = new Float64Array(items.length);
  yield* forEachInSteps(items.length, STEP, (index) => {
    ranks[index] = firstAtLeast(sorted, values[items[index]!]!);
  });
  return ranks;
}

function firstAtLeast(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The items by rank; those of equal rank keep their order. */
function* byRank(items: Int32Array, rank: (index: number) => number): Steps<Int32Array> {
  const keys = new Float64Array(items.length);
  yield* forEachInSteps(items.length, STEP, (index) => {
    keys[index] = rank(index) * ITEMS + index;
  });
  keys.sort();
  yield;
  return Int32Array.from(keys, (key) => items[key % ITEMS]!);
}

function joined(first: Int32Array, last: Int32Array): Int32Array {
  const items = new Int32Array(first.length + last.length);
  items.set(first);
  items.set(last, first.length);
  return items;
}
