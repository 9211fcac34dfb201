import { hasRadius } from '../../../../views/domain/filters/radius.ts';
import type { Bounds } from '../../../../views/domain/filters/bounds.ts';
import type { HomeType } from '../../../../views/domain/filters/types.ts';
import type { Region } from '../../../../views/domain/filters/regions.ts';
import { uniteBits, type Bits, setBit } from './bits.ts';
import type { FilterContext, Searched } from './filter-column.ts';
import type { Street } from './streets.ts';
import { scanPolygon } from './scan-polygon.ts';
import { scanBounds, scanCircle, scanRange } from './scans.ts';

const NO_ROWS = new Int32Array();

/** The rows with a published price in the range, both ends included. */
export function priced({ scratch, columns }: Searched, min: number, max: number): Bits {
  return scanRange(scratch.take(), columns.prices, min, max);
}

/**
 * The rows in the chosen places; with a radius also those within it around the centre of each
 * postcode of the place. An unknown place has none.
 */
export function inRegions(
  regions: readonly Region[],
  { listIndex, areas, query }: FilterContext,
): Bits {
  const bits = listIndex.scratch.take();
  const circle = hasRadius(query) ? listIndex.scratch.take() : undefined;
  for (const region of regions) {
    const found = areas.find(region);
    for (const [at, { id, position: centre }] of found?.areas.entries() ?? []) {
      for (const row of rowsIn(listIndex, id, found?.streets?.[at])) setBit(bits, row);
      if (!circle || !centre) continue;
      uniteBits(bits, scanCircle(circle, listIndex.vectors, { centre, km: query.radius ?? 0 }));
    }
  }
  return bits;
}

/** The rows of an area, or of a street in it. */
function rowsIn({ byArea, columns }: Searched, areaId: number, street?: Street): Int32Array {
  const rows = byArea.get(areaId) ?? NO_ROWS;
  return street ? rows.filter((row) => columns.streets[row] === street.id) : rows;
}

export function inBounds(bounds: Bounds | undefined, { listIndex }: FilterContext): Bits {
  const everywhere = { south: -90, west: -180, north: 90, east: 180 };
  return scanBounds(listIndex.scratch.take(), listIndex.columns, bounds ?? everywhere);
}

export function inPolygon(text: string | undefined, { listIndex }: FilterContext): Bits {
  return scanPolygon(listIndex.scratch.take(), listIndex.columns, text ?? '');
}

export function ofTypes(types: readonly HomeType[], { listIndex }: FilterContext): Bits {
  const bits = listIndex.scratch.take();
  for (const type of types) {
    const rows = listIndex.columns.types.get(type);
    if (rows) uniteBits(bits, rows);
  }
  return bits;
}
