/** Width and height of a tile in pixels, as usual on the web. */
export const TILE = 256;

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
