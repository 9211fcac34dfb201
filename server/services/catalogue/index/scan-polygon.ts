import { type Bounds, boundsAround } from '../../../../views/domain/filters/bounds.ts';
import {
  type Corner,
  decodePolyline,
  STEPS,
} from '../../../../views/domain/polygon/decode-polyline.ts';
import type { Bits } from './bits.ts';
import type { Columns } from './columns.ts';
import { scanBounds } from './scans.ts';

/** Strips of a polygon from south to north: a row is compared with the edges of its own alone. */
const STRIPS = 64;

/** Ends of edges: latitude and longitude of one end, then of the other, in steps. */
type Edges = number[];

/**
 * The rows whose map location lies within a polygon or on its edge. Edges are straight lines of
 * latitude and longitude, as in GeoJSON (RFC 7946, section 3.1.1), and do not cross the
 * antimeridian. What the ring goes around twice is outside (even-odd rule). All is computed in the
 * whole steps that both polygon and map locations have, so that an edge is exact.
 * @param text an encoded polyline; no row is within one of less than three corners.
 */
export function scanPolygon(
  bits: Bits,
  { lat, lng }: Pick<Columns, 'lat' | 'lng'>,
  text: string,
): Bits {
  const ring = decodePolyline(text) ?? [];
  if (ring.length < 3) return bits;
  const bounds = boundsAround(ring);
  scanBounds(bits, { lat, lng }, inDegrees(bounds));
  const stripOf = stripsOf(bounds);
  const strips = edgesByStrip(ring, stripOf);
  for (let word = 0; word < bits.length; word += 1) {
    for (let left = bits[word]!; left !== 0; left &= left - 1) {
      const bit = 31 - Math.clz32(left & -left);
      const row = word * 32 + bit;
      const [y, x] = [Math.round(lat[row]! * STEPS), Math.round(lng[row]! * STEPS)];
      if (!isWithin(strips[stripOf(y)]!, y, x)) bits[word]! &= ~(1 << bit);
    }
  }
  return bits;
}

function inDegrees({ south, west, north, east }: Bounds): Bounds {
  return {
    south: south / STEPS,
    west: west / STEPS,
    north: north / STEPS,
    east: east / STEPS,
  };
}

/** The strip of a latitude in steps, from 0. */
function stripsOf({ south, north }: Bounds): (y: number) => number {
  const height = north - south + 1;
  return (y) => Math.floor(((y - south) * STRIPS) / height);
}

/** The edges that each strip has a part of. */
function edgesByStrip(ring: readonly Corner[], stripOf: (y: number) => number): Edges[] {
  const strips = Array.from({ length: STRIPS }, (): Edges => []);
  for (const [at, [y, x]] of ring.entries()) {
    const [beforeY, beforeX] = ring.at(at - 1)!;
    const last = stripOf(Math.max(y, beforeY));
    for (let strip = stripOf(Math.min(y, beforeY)); strip <= last; strip += 1) {
      strips[strip]!.push(beforeY, beforeX, y, x);
    }
  }
  return strips;
}

/** Whether a position, in steps, is within the ring of these edges or on it. */
function isWithin(edges: Edges, y: number, x: number): boolean {
  let isInside = false;
  for (let at = 0; at < edges.length; at += 4) {
    const [fromY, fromX] = [edges[at]!, edges[at + 1]!];
    const [toY, toX] = [edges[at + 2]!, edges[at + 3]!];
    if (toY > y !== fromY > y) {
      const side = (toX - fromX) * (y - fromY) - (x - fromX) * (toY - fromY);
      if (side === 0) return true;
      if (side > 0 === toY > fromY) isInside = !isInside;
    } else if (toY === y && (toX === x || (fromY === y && fromX > x !== toX > x))) {
      return true;
    }
  }
  return isInside;
}
