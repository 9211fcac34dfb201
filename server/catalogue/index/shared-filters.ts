import { hasRadius } from '../../../views/domain/filters/radius.ts';
import type { Bounds } from '../../../views/domain/filters/bounds.ts';
import type { HomeType } from '../../../views/domain/filters/types.ts';
import type { Region } from '../../../views/domain/filters/regions.ts';
import { uniteBits, type Bits, setBit } from './bits.ts';
import type { Asked, Searched } from './filter-column.ts';
import { scanBounds, scanCircle, scanRange } from './scans.ts';

/** The rows with a published price in the range, both ends included. */
export function priced({ scratch, columns }: Searched, min: number, max: number): Bits {
  return scanRange(scratch.take(), columns.prices, min, max);
}

/**
 * The rows in the chosen postcodes; with a radius also those within it around the place's position.
 * An unknown place has none.
 */
export function inRegions(regions: readonly Region[], { listIndex, areas, query }: Asked): Bits {
  const chosen = regions.map((region) => areas.named(region));
  const bits = listIndex.scratch.take();
  const centre = chosen[0]?.position;
  if (hasRadius(query) && centre) {
    scanCircle(bits, listIndex.vectors, { centre, km: query.radius ?? 0 });
  }
  for (const area of chosen) {
    for (const row of (area && listIndex.byArea.get(area.id)) ?? []) setBit(bits, row);
  }
  return bits;
}

export function inBounds(bounds: Bounds | undefined, { listIndex }: Asked): Bits {
  const everywhere = { south: -90, west: -180, north: 90, east: 180 };
  return scanBounds(listIndex.scratch.take(), listIndex.columns, bounds ?? everywhere);
}

export function ofTypes(types: readonly HomeType[], { listIndex }: Asked): Bits {
  const bits = listIndex.scratch.take();
  for (const type of types) {
    const rows = listIndex.columns.types.get(type);
    if (rows) uniteBits(bits, rows);
  }
  return bits;
}
