/** Coordinates one after another: x0, y0, x1, y1, … */
export type Coordinates = readonly number[] | Float64Array;

export interface Rectangle {
  west: number;
  north: number;
  east: number;
  south: number;
}

/**
 * The part of a ring within a rectangle, whose `north` is the smaller y (Sutherland and Hodgman).
 * Where it leaves the rectangle it runs along its edge; empty if nothing is inside.
 */
export function clipRing(ring: Coordinates, to: Rectangle): number[] {
  const cutWest = cut(ring, 0, to.west, 1);
  const cutEast = cut(cutWest, 0, to.east, -1);
  const cutNorth = cut(cutEast, 1, to.north, 1);
  return cut(cutNorth, 1, to.south, -1);
}

/** Keeps the part on the positive (`sign` 1) or negative side of a line across an axis. */
function cut(ring: Coordinates, axis: 0 | 1, at: number, sign: 1 | -1): number[] {
  const kept: number[] = [];
  const count = ring.length;
  let from = count - 2;
  for (let to = 0; to < count; from = to, to += 2) {
    const a = (ring[from + axis]! - at) * sign;
    const b = (ring[to + axis]! - at) * sign;
    if (a >= 0 !== b >= 0) {
      const part = a / (a - b);
      const x = ring[from]! + (ring[to]! - ring[from]!) * part;
      const y = ring[from + 1]! + (ring[to + 1]! - ring[from + 1]!) * part;
      kept.push(axis === 0 ? at : x, axis === 1 ? at : y);
    }
    if (b >= 0) kept.push(ring[to]!, ring[to + 1]!);
  }
  return kept;
}

/**
 * The parts of a line that may be within a rectangle: runs of segments whose own boxes touch it.
 * Not cut at its edge, so that dashes continue in the next tile.
 */
export function linePartsIn(
  line: Coordinates,
  { west, north, east, south }: Rectangle,
): number[][] {
  const parts: number[][] = [];
  let part: number[] | undefined;
  for (let at = 2; at < line.length; at += 2) {
    const x0 = line[at - 2]!;
    const y0 = line[at - 1]!;
    const x1 = line[at]!;
    const y1 = line[at + 1]!;
    const isOutside =
      (x0 < west && x1 < west) ||
      (x0 > east && x1 > east) ||
      (y0 < north && y1 < north) ||
      (y0 > south && y1 > south);
    if (isOutside) {
      part = undefined;
      continue;
    }
    if (part) part.push(x1, y1);
    else parts.push((part = [x0, y0, x1, y1]));
  }
  return parts;
}
