import { zxyToTileId } from 'pmtiles';
import type { Bounds } from '../../../views/domain/filters/bounds.ts';
import { project, TILE } from '../../../views/domain/place/mercator.ts';

/** Degrees of latitude that Web Mercator reaches. */
const MAX_LAT = 85.05;

/**
 * The numbers of the tiles that touch these rectangles at each zoom, ascending and each once;
 * undefined for more than `most`.
 * @param zooms both ends included.
 */
export function wantedTiles(
  areas: readonly Bounds[],
  zooms: { from: number; to: number },
  most: number,
): Float64Array | undefined {
  const levels = Array.from({ length: zooms.to - zooms.from + 1 }, (_, at) => zooms.from + at);
  const rectangles = levels.flatMap((z) => areas.map((area) => tilesAt(area, z)));
  // Before any is listed: those of a continent would not fit into the memory.
  if (rectangles.some((rectangle) => countOf(rectangle) > most)) return undefined;
  const ids = new Set<number>();
  for (const { z, left, top, right, bottom } of rectangles) {
    for (let x = left; x <= right; x += 1) {
      for (let y = top; y <= bottom; y += 1) ids.add(zxyToTileId(z, x, y));
    }
    if (ids.size > most) return undefined;
  }
  return Float64Array.from(ids).sort();
}

function tilesAt({ south, west, north, east }: Bounds, z: number) {
  const most = 2 ** z - 1;
  const within = (pixels: number) => Math.min(Math.max(Math.floor(pixels / TILE), 0), most);
  const [left, top] = project([Math.min(north, MAX_LAT), west], z).map(within);
  const [right, bottom] = project([Math.max(south, -MAX_LAT), east], z).map(within);
  return { z, left: left!, top: top!, right: right!, bottom: bottom! };
}

function countOf({ left, top, right, bottom }: ReturnType<typeof tilesAt>): number {
  return (right - left + 1) * (bottom - top + 1);
}

/** The position of the first number that is not smaller; the length if there is none. */
export function firstAtLeast(ids: Float64Array, least: number): number {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ids[middle]! < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
