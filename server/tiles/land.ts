import { project, type Tile, TILE } from './mercator.ts';

/**
 * Kilometres around each place that are drawn as land: places are so close together that this
 * covers the country but for a few gaps.
 */
const REACH_KM = 6;
/** Metres per pixel at zoom 0, at the latitude of the middle of the country. */
const METRES = 156_543 * Math.cos((50.6 * Math.PI) / 180);
/** Places closer than this fraction of the radius are drawn as one. */
const SPACING = 1 / 8;

/** Land in a tile: centres of discs, in pixels of the tile. */
export interface Land {
  discs: readonly (readonly [x: number, y: number])[];
  radius: number;
}

/** The land around these places that reaches into a tile. */
export function landIn(places: readonly (readonly [lat: number, lng: number])[], tile: Tile): Land {
  const radius = (REACH_KM * 1000 * 2 ** tile.z) / METRES;
  const step = Math.max(1, radius * SPACING);
  const discs = new Map<string, readonly [number, number]>();
  for (const place of places) {
    const [worldX, worldY] = project(place, tile.z);
    // Rounded in world coordinates, so that a disc is at the same place in all its tiles.
    const x = Math.round(worldX / step) * step - tile.x * TILE;
    const y = Math.round(worldY / step) * step - tile.y * TILE;
    const isNear = (at: number) => at > -radius && at < TILE + radius;
    if (isNear(x) && isNear(y)) discs.set(`${x} ${y}`, [x, y]);
  }
  return { discs: [...discs.values()], radius };
}
