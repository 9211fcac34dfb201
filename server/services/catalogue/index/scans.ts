import type { Bounds } from '../../../../views/domain/filters/bounds.ts';
import { EARTH_RADIUS, type Position } from '../../../../views/domain/place/distance.ts';
import type { Bits } from './bits.ts';
import { unitVector, type UnitVectors } from './unit-vectors.ts';

// Passes over all rows of a column, a word of bits at a time. Each comparison is used as a number:
// a branch that the processor cannot predict costs several times as much.

/** The rows whose value is in the range, both ends included; NaN is in none. */
export function scanRange(bits: Bits, column: Float64Array, min: number, max: number): Bits {
  for (let word = 0, row = 0; row < column.length; word += 1) {
    const end = Math.min(32, column.length - row);
    let found = 0;
    for (let bit = 0; bit < end; bit += 1, row += 1) {
      const value = column[row]!;
      found |= (Number(value >= min) & Number(value <= max)) << bit;
    }
    bits[word] = found;
  }
  return bits;
}

/** The rows within bounds, edges included. */
export function scanBounds(
  bits: Bits,
  { lat, lng }: { lat: Float64Array; lng: Float64Array },
  { south, west, north, east }: Bounds,
): Bits {
  for (let word = 0, row = 0; row < lat.length; word += 1) {
    const end = Math.min(32, lat.length - row);
    let found = 0;
    for (let bit = 0; bit < end; bit += 1, row += 1) {
      const y = lat[row]!;
      const x = lng[row]!;
      const isBetween = Number(y >= south) & Number(y <= north);
      found |= (isBetween & Number(x >= west) & Number(x <= east)) << bit;
    }
    bits[word] = found;
  }
  return bits;
}

/**
 * The rows within so many kilometres of a position. The square of the straight line between two
 * points of the unit sphere is four times the haversine of the angle between them, so three
 * multiplications per row compare exactly what `distanceKm` would, without a sine or a root.
 */
export function scanCircle(
  bits: Bits,
  { x, y, z }: UnitVectors,
  { centre, km }: { centre: Position; km: number },
): Bits {
  const [cx, cy, cz] = unitVector(centre);
  const maxSquare = 4 * Math.sin(km / (2 * EARTH_RADIUS)) ** 2;
  for (let word = 0, row = 0; row < x.length; word += 1) {
    const end = Math.min(32, x.length - row);
    let found = 0;
    for (let bit = 0; bit < end; bit += 1, row += 1) {
      const dx = x[row]! - cx;
      const dy = y[row]! - cy;
      const dz = z[row]! - cz;
      found |= Number(dx * dx + dy * dy + dz * dz <= maxSquare) << bit;
    }
    bits[word] = found;
  }
  return bits;
}
