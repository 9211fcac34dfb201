import type { ListTotals } from '../../../../views/domain/list/list-query.ts';
import { type Bits, clearFrom, countBits, hasAnyBetween, setBitTo } from './bits.ts';
import type { ListIndex } from './list-index.ts';

// A home has one row, whose number is the home's position among the items of its list index. A
// project has one row for each unit that can be bought, or a single one if there is none, after the
// rows of all homes: filters on rooms, price and type apply to each unit separately, and a project
// matches if one of them does.

/**
 * Turns a set of rows into the set of their items, in place, and counts them. No project's number
 * is above that of its first row, so nothing is overwritten before it was read.
 */
export function itemsOfRows({ homes, projectRows }: ListIndex, bits: Bits): ListTotals {
  const projectCount = projectRows.length - 1;
  let projects = 0;
  for (let at = 0; at < projectCount; at += 1) {
    const isIn = hasAnyBetween(bits, projectRows[at]!, projectRows[at + 1]!);
    setBitTo(bits, homes.length + at, isIn);
    if (isIn) projects += 1;
  }
  clearFrom(bits, homes.length + projectCount);
  return { homes: countBits(bits) - projects, projects };
}

/** The number of items with a row in a set that belongs to the list index. */
export function countItems(listIndex: ListIndex, rows: Bits): ListTotals {
  listIndex.scratch.begin();
  const bits = listIndex.scratch.take();
  bits.set(rows);
  return itemsOfRows(listIndex, bits);
}

/** The first row of an item; all its rows have the same location. */
export function rowOf({ homes, projectRows }: ListIndex, item: number): number {
  return item < homes.length ? item : projectRows[item - homes.length]!;
}
