/** Width and height of a tile in pixels, as usual on the web. */
export const TILE = 256;

/** A tile in the usual scheme: x grows eastward and y southward, `2 ** z` of them each way. */
export interface Tile {
  z: number;
  x: number;
  y: number;
}

/** Pixels from the north-western corner of the world at zoom `z` (Web Mercator). */
export function project(
  [lat, lng]: readonly [lat: number, lng: number],
  z: number,
): [x: number, y: number] {
  const size = TILE * 2 ** z;
  const sine = Math.sin((lat * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [((lng + 180) / 360) * size, y * size];
}

/** Whether a tile exists, at one of the zooms drawn. */
export function isTile({ z, x, y }: Tile, zooms: { from: number; to: number }): boolean {
  const across = 2 ** z;
  return z >= zooms.from && z <= zooms.to && x >= 0 && y >= 0 && x < across && y < across;
}
