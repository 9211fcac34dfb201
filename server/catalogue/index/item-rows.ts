import type { ListTotals } from '../../../views/domain/list/list-query.ts';
import { type Bits, clearFrom, countBits, hasAnyBetween, setBitTo } from './bits.ts';
import type { ListIndex } from './list-index.ts';

// A home has one row, whose number is the home's own among the items of its shelf. A project has one
// for each unit that can be bought, or a single one without any, after the rows of all homes: what is
// asked of rooms, price and type is asked of each unit by itself, and a project fits with one of them.

/**
 * Makes of a set of rows the set of the items that have a row in it, in place, and counts them. No
 * project has a number above that of its first row, so that nothing is written before it was read.
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

/** How many items have a row in a set that is the shelf's own. */
export function countItems(listIndex: ListIndex, rows: Bits): ListTotals {
  listIndex.scratch.begin();
  const bits = listIndex.scratch.take();
  bits.set(rows);
  return itemsOfRows(listIndex, bits);
}

/** The first row of an item; where the item is, all its rows are. */
export function rowOf({ homes, projectRows }: ListIndex, item: number): number {
  return item < homes.length ? item : projectRows[item - homes.length]!;
}
