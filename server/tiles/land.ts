import { project, type Tile, TILE } from './mercator.ts';

/**
 * Kilometres around each place that count as land: the places lie close enough together for the
 * country to come out of them, whole but for the odd clearing.
 */
const REACH_KM = 6;
/** Metres of a pixel at zoom 0, at the latitude of the middle of the country. */
const METRES = 156_543 * Math.cos((50.6 * Math.PI) / 180);
/** Nearer to each other than a part of their reach, two places are one. */
const SPACING = 1 / 8;

/** Land in a tile: the middles of discs, in pixels of the tile. */
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
    // Rounded in the world and not in the tile: a disc stands at one place in all its tiles.
    const x = Math.round(worldX / step) * step - tile.x * TILE;
    const y = Math.round(worldY / step) * step - tile.y * TILE;
    const isNear = (at: number) => at > -radius && at < TILE + radius;
    if (isNear(x) && isNear(y)) discs.set(`${x} ${y}`, [x, y]);
  }
  return { discs: [...discs.values()], radius };
}
