import { type Bits, noBits } from './bits.ts';
import { EARTH_RADIUS, type Position } from '../distance.ts';
import { forEachInSteps, type Steps } from './in-slices.ts';

const STEP = 10_000;

/** Where homes are as points on a sphere of radius 1; NaN where that is not known. */
export interface UnitVectors {
  x: Float64Array;
  y: Float64Array;
  z: Float64Array;
}

export function* unitVectors({
  lat,
  lng,
}: {
  lat: Float64Array;
  lng: Float64Array;
}): Steps<UnitVectors> {
  const x = new Float64Array(lat.length);
  const y = new Float64Array(lat.length);
  const z = new Float64Array(lat.length);
  yield* forEachInSteps(lat.length, STEP, (row) => {
    [x[row], y[row], z[row]] = unitVector([lat[row]!, lng[row]!]);
  });
  return { x, y, z };
}

function unitVector([lat, lng]: Position): [number, number, number] {
  const [phi, lambda] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180];
  const [cosPhi, sinPhi] = [Math.cos(phi), Math.sin(phi)];
  return [cosPhi * Math.cos(lambda), cosPhi * Math.sin(lambda), sinPhi];
}

/**
 * The rows within so many kilometres of a place. The square of the straight line between two points
 * of the unit sphere is four times the haversine of the angle between them, so that three
 * multiplications a home compare exactly what `distanceKm` would, without a sine or a root.
 */
export function rowsWithin({ x, y, z }: UnitVectors, centre: Position, km: number): Bits {
  const [cx, cy, cz] = unitVector(centre);
  const most = 4 * Math.sin(km / (2 * EARTH_RADIUS)) ** 2;
  const bits = noBits(x.length);
  for (let row = 0; row < x.length; row += 1) {
    const dx = x[row]! - cx;
    const dy = y[row]! - cy;
    const dz = z[row]! - cz;
    if (dx * dx + dy * dy + dz * dz <= most) bits[row >>> 5]! |= 1 << (row & 31);
  }
  return bits;
}
