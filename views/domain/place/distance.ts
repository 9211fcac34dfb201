/** Latitude and longitude in degrees. */
export type Position = readonly [number, number];

/** Mean radius of the earth, in kilometres. */
export const EARTH_RADIUS = 6371;

/** Great-circle distance in kilometres (haversine). */
export function distanceKm(from: Position, to: Position): number {
  const [fromLat, fromLng] = [radians(from[0]), radians(from[1])];
  const [toLat, toLng] = [radians(to[0]), radians(to[1])];
  const h =
    Math.sin((toLat - fromLat) / 2) ** 2 +
    Math.cos(fromLat) * Math.cos(toLat) * Math.sin((toLng - fromLng) / 2) ** 2;
  // Rounding can raise h slightly above 1 for antipodes.
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, h)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
