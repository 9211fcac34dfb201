import type { LooserQuery, MapPosition } from '../../../views/domain/finding.ts';
import { withoutFilter } from '../../../views/domain/list-filters.ts';
import type { ListQuery, ListResult } from '../../../views/domain/list-query.ts';
import { pageCount } from '../../../views/domain/paging.ts';
import type { Property } from '../../../views/domain/property.ts';
import { type Bits, countBits, fillBits, hasBit, keepOnly, onesIn } from './bits.ts';
import { type FilterBits, filterBits } from './filter-bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { Shelf } from './shelf.ts';

/** Kilometres around a municipality's centre within which a home with a hidden address may be. */
const AREA_KM = 2.5;

/** One page. Pages count from 1; a page beyond the last is empty, one below 1 is the first. */
export function listOf(index: CatalogueIndex, query: ListQuery, pageSize: number): ListResult {
  const { shelf, fits } = matching(index, query);
  const size = Math.max(1, Math.floor(pageSize));
  const page = Math.max(1, Math.floor(query.page));
  const total = countBits(fits);
  const items = pageOf(shelf, fits, rowsInOrder(shelf, query), { from: (page - 1) * size, size });
  return { items, total, page, pageCount: pageCount(total, size), pageSize: size };
}

export function totalOf(index: CatalogueIndex, query: ListQuery): number {
  return countBits(matching(index, query).fits);
}

/**
 * For each filter the homes that pass all the others: those that fit, and those that fail this one
 * alone. One pass over the bits, however many filters there are.
 */
export function withoutEach(index: CatalogueIndex, query: ListQuery): LooserQuery[] {
  const { shelf, filters } = asked(index, query);
  const rows = everyRow(shelf);
  const totals = filters.map(() => 0);
  for (let word = 0; word < rows.length; word += 1) {
    let [failsOne, failsMore] = [0, 0];
    for (const { bits } of filters) {
      const fails = ~bits[word]!;
      failsMore |= failsOne & fails;
      failsOne |= fails;
    }
    for (const [at, { bits }] of filters.entries()) {
      totals[at]! += onesIn(rows[word]! & ~failsMore & (~failsOne | ~bits[word]!));
    }
  }
  return filters.map(({ name }, at) => ({
    dropped: name,
    query: withoutFilter(query, name),
    total: totals[at]!,
  }));
}

/** Where the homes that fit are shown on the map; in the order of their ids. */
export function positionsOf(index: CatalogueIndex, query: ListQuery): MapPosition[] {
  const { shelf, fits } = matching(index, query);
  const { homes, columns } = shelf;
  const positions: MapPosition[] = [];
  for (const [row, { id }] of homes.entries()) {
    if (!hasBit(fits, row) || Number.isNaN(columns.lat[row])) continue;
    const position = { id, lat: columns.lat[row]!, lng: columns.lng[row]! };
    const isExact = hasBit(columns.flags.exact, row);
    positions.push(isExact ? position : { ...position, areaKm: AREA_KM });
  }
  return positions;
}

function asked(index: CatalogueIndex, query: ListQuery): { shelf: Shelf; filters: FilterBits[] } {
  const shelf = index.shelves[query.listing];
  shelf.scratch.begin();
  return { shelf, filters: filterBits({ shelf, areas: index.areas, query }) };
}

function matching(index: CatalogueIndex, query: ListQuery): { shelf: Shelf; fits: Bits } {
  const { shelf, filters } = asked(index, query);
  const fits = everyRow(shelf);
  for (const { bits } of filters) keepOnly(fits, bits);
  return { shelf, fits };
}

function everyRow({ scratch, homes }: Shelf): Bits {
  return fillBits(scratch.take(), homes.length);
}

/** Sold homes stand in one order: any other would tell their prices. */
function rowsInOrder({ orders }: Shelf, { listing, order }: ListQuery): Int32Array {
  return orders[listing === 'sold' ? 'recent' : order];
}

/** `size` of the homes that fit, in the order of `rows`, after the first `from`. */
export function pageOf(
  { homes }: Shelf,
  fits: Bits,
  rows: Int32Array,
  { from, size }: { from: number; size: number },
): Property[] {
  const items: Property[] = [];
  let before = 0;
  for (let at = 0; at < rows.length && items.length < size; at += 1) {
    const row = rows[at]!;
    if (!hasBit(fits, row)) continue;
    if (before >= from) items.push(homes[row]!);
    before += 1;
  }
  return items;
}
