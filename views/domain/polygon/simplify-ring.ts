import type { Corner } from './decode-polyline.ts';

interface Limits {
  /** Corners that are kept at most; 2 or more. */
  max: number;
  /** Steps of latitude: a corner that is nearer to the simplified ring is not needed. */
  tolerance: number;
}

/** A part of the ring between two corners that are kept, and what is farthest from a straight line. */
interface Span {
  from: number;
  to: number;
  farthest: number;
  distance: number;
}

/**
 * A ring with fewer corners, in their order: Douglas and Peucker's algorithm, the worst span first,
 * until nothing is farther than the tolerance or there are `max` corners. It takes at most `max`
 * passes over the corners. The first corner is kept.
 * @param ring its last corner is joined to the first.
 */
export function simplifyRing(ring: readonly Corner[], { max, tolerance }: Limits): Corner[] {
  const measured = [...ring, ring[0]!].map(onPlane(ring));
  const spans = [spanOf(measured, 0, ring.length)];
  while (spans.length < max) {
    const worst = spans.reduce((one, other) => (other.distance > one.distance ? other : one));
    if (worst.distance <= tolerance) break;
    const { from, farthest, to } = worst;
    spans.splice(
      spans.indexOf(worst),
      1,
      spanOf(measured, from, farthest),
      spanOf(measured, farthest, to),
    );
  }
  return spans.map(({ from }) => ring[from]!);
}

/** Steps of longitude are shorter than those of latitude. */
function onPlane(ring: readonly Corner[]): (corner: Corner) => [y: number, x: number] {
  const lats = ring.map(([lat]) => lat);
  const middle = (Math.min(...lats) + Math.max(...lats)) / 2;
  const scale = Math.cos((middle / 100_000) * (Math.PI / 180));
  return ([lat, lng]) => [lat, lng * scale];
}

function spanOf(points: readonly (readonly [number, number])[], from: number, to: number): Span {
  let [farthest, distance] = [from, 0];
  for (let at = from + 1; at < to; at += 1) {
    const apart = distanceTo(points[at]!, points[from]!, points[to]!);
    if (apart > distance) [farthest, distance] = [at, apart];
  }
  return { from, to, farthest, distance };
}

/** The distance of a point to the line between two others, ends included. */
function distanceTo(
  [y, x]: readonly [number, number],
  [fromY, fromX]: readonly [number, number],
  [toY, toX]: readonly [number, number],
): number {
  const [dy, dx] = [toY - fromY, toX - fromX];
  const length = dy * dy + dx * dx;
  const along = length === 0 ? 0 : ((y - fromY) * dy + (x - fromX) * dx) / length;
  const within = Math.min(Math.max(along, 0), 1);
  return Math.hypot(y - fromY - within * dy, x - fromX - within * dx);
}
