import type { NearbyItem } from '../../../../views/domain/list/finding.ts';
import type { Region } from '../../../../views/domain/filters/regions.ts';
import type { ListQuery } from '../../../../views/domain/list/list-query.ts';
import { everyRow, listFilters } from './answers.ts';
import { hasBit, intersectBits, subtractBits } from './bits.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { EARTH_RADIUS } from '../../../../views/domain/place/distance.ts';
import { itemsOfRows, rowOf } from './item-rows.ts';
import type { ListIndex } from './list-index.ts';
import { unitVector } from './unit-vectors.ts';

/** Kilometres beyond which nothing is near: an hour away, mostly. */
const MAX_KM = 50;

interface Centre {
  region: Region;
  /** On the unit sphere. */
  at: readonly [x: number, y: number, z: number];
}

/**
 * The items nearest to the chosen places that are outside them and pass all other filters: nearest
 * first, at most `count` and 50 km away. Nothing without a place, and within an area of the map.
 * Distances are those of what a map shows (map-location.ts), to the centre of the postcode.
 */
export function nearestTo(index: CatalogueIndex, query: ListQuery, count: number): NearbyItem[] {
  const centres = centresOf(index, query.regions);
  if (centres.length === 0 || query.bounds || query.polygon) return [];
  const { listIndex, filters } = listFilters(index, query);
  const others = everyRow(listIndex);
  for (const { name, bits } of filters) {
    if (name === 'regions') subtractBits(others, bits);
    else intersectBits(others, bits);
  }
  itemsOfRows(listIndex, others);
  const near: (NearbyItem & { number: number })[] = [];
  for (const [number, item] of listIndex.items.entries()) {
    if (!hasBit(others, number)) continue;
    const { km, region } = nearestCentre(listIndex, rowOf(listIndex, number), centres);
    if (km <= MAX_KM) near.push({ item, km, region, number });
  }
  return near
    .sort((a, b) => a.km - b.km || b.number - a.number)
    .slice(0, count)
    .map(({ item, km, region }) => ({ item, km, region }));
}

/** The centres of the postcodes of the places, each once. */
function centresOf({ areas }: CatalogueIndex, regions: readonly Region[]): Centre[] {
  const centres = new Map<number, Centre>();
  for (const region of regions) {
    for (const { id, position } of areas.find(region)?.areas ?? []) {
      if (position && !centres.has(id)) centres.set(id, { region, at: unitVector(position) });
    }
  }
  return [...centres.values()];
}

/** In kilometres; half the way around the earth for a row whose place is unknown. */
function nearestCentre(
  { vectors: { x, y, z } }: ListIndex,
  row: number,
  centres: readonly Centre[],
): { km: number; region: Region } {
  let [square, region] = [Infinity, centres[0]!.region];
  for (const { at, region: own } of centres) {
    const [dx, dy, dz] = [x[row]! - at[0], y[row]! - at[1], z[row]! - at[2]];
    const chord = dx * dx + dy * dy + dz * dz;
    if (chord < square) [square, region] = [chord, own];
  }
  return { km: 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(square) / 2)), region };
}
