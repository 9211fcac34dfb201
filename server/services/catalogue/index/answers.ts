import type { MapPosition } from '../../../../views/domain/list/finding.ts';
import type { ListItem } from '../../../../views/domain/list/list-item.ts';
import type {
  ListQuery,
  ListResult,
  ListTotals,
} from '../../../../views/domain/list/list-query.ts';
import { pageCount } from '../../../../views/domain/list/paging.ts';
import { type Bits, fillBits, hasBit, intersectBits } from './bits.ts';
import { type FilterBits, filterBits } from './filter-bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { AREA_KM } from './map-location.ts';
import { itemsOfRows, rowOf } from './item-rows.ts';
import type { ListIndex } from './list-index.ts';
import { inNamedPart, partFirst } from './part-first.ts';

/**
 * One page of a list; what is in the named part of a municipality comes first. Pages count from 1; a page beyond the last is empty, one below 1 is the
 * first.
 */
export function listOf(index: CatalogueIndex, query: ListQuery, pageSize: number): ListResult {
  const { listIndex, fits, totals } = matching(index, query);
  const size = Math.max(1, Math.floor(pageSize));
  const page = Math.max(1, Math.floor(query.page));
  const total = totals.homes + totals.projects;
  const isInPart = inNamedPart(index.areas, query);
  const all = { fits, numbers: inOrder(listIndex, query) };
  const { numbers, part } = isInPart
    ? partFirst(listIndex, all, isInPart)
    : { ...all, part: undefined };
  const items = pageOf(listIndex, fits, numbers, { from: (page - 1) * size, size });
  const result = { items, total, totals, page, pageCount: pageCount(total, size), pageSize: size };
  return part ? { ...result, part } : result;
}

/** Map locations of the matching items; by id, homes before projects. */
export function positionsOf(index: CatalogueIndex, query: ListQuery): MapPosition[] {
  const { listIndex, fits } = matching(index, query);
  const { columns } = listIndex;
  const positions: MapPosition[] = [];
  for (const [number, item] of listIndex.items.entries()) {
    if (!hasBit(fits, number)) continue;
    const row = rowOf(listIndex, number);
    const [lat, lng] = [columns.lat[row]!, columns.lng[row]!];
    if (Number.isNaN(lat)) continue;
    const position: MapPosition = { id: item.id, lat, lng };
    if (!hasBit(columns.exact, row)) position.areaKm = AREA_KM;
    if (number >= listIndex.homes.length) position.isProject = true;
    positions.push(position);
  }
  return positions;
}

/** The rows of the query's list that pass each of its filters. */
export function listFilters(
  index: CatalogueIndex,
  query: ListQuery,
): { listIndex: ListIndex; filters: FilterBits[] } {
  const listIndex = index.listIndexes[query.listKind];
  listIndex.scratch.begin();
  return { listIndex, filters: filterBits({ listIndex, areas: index.areas, query }) };
}

/** The items that pass every filter: those with a row that passes them all. */
export function matching(
  index: CatalogueIndex,
  query: ListQuery,
): { listIndex: ListIndex; fits: Bits; totals: ListTotals } {
  const { listIndex, filters } = listFilters(index, query);
  const fits = everyRow(listIndex);
  for (const { bits } of filters) intersectBits(fits, bits);
  return { listIndex, fits, totals: itemsOfRows(listIndex, fits) };
}

/** All rows of a list. */
export function everyRow({ scratch, projectRows }: ListIndex): Bits {
  return fillBits(scratch.take(), projectRows.at(-1)!);
}

/** Sold homes have only one order: another one would reveal their prices. */
function inOrder({ orders }: ListIndex, { listKind, order }: ListQuery): Int32Array {
  return orders[listKind === 'sold' ? 'recent' : order];
}

/** `size` of the matching items, in the order of `numbers`, after the first `from`. */
export function pageOf(
  { items }: ListIndex,
  fits: Bits,
  numbers: Int32Array,
  { from, size }: { from: number; size: number },
): ListItem[] {
  const page: ListItem[] = [];
  let before = 0;
  for (let at = 0; at < numbers.length && page.length < size; at += 1) {
    const number = numbers[at]!;
    if (!hasBit(fits, number)) continue;
    if (before >= from) page.push(items[number]!);
    before += 1;
  }
  return page;
}
