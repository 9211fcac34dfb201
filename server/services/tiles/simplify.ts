import type { Coordinates } from './clip.ts';

/**
 * A line without the points that are nearer than `tolerance` to the simplified line (Douglas and
 * Peucker). Its ends stay, so that adjoining lines still meet.
 */
export function simplified(line: Coordinates, tolerance: number): Float64Array {
  const last = line.length / 2 - 1;
  const keep = new Uint8Array(last + 1);
  keep[0] = keep[last] = 1;
  const spans: [from: number, to: number][] = [[0, last]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span;
    const { at, square } = farthest(line, from, to);
    if (square <= tolerance * tolerance) continue;
    keep[at] = 1;
    spans.push([from, at], [at, to]);
  }
  const kept: number[] = [];
  for (const [at, isKept] of keep.entries()) {
    if (isKept) kept.push(line[2 * at]!, line[2 * at + 1]!);
  }
  return Float64Array.from(kept);
}

/** The point between two that is farthest from the segment from one to the other. */
function farthest(line: Coordinates, from: number, to: number): { at: number; square: number } {
  const x0 = line[2 * from]!;
  const y0 = line[2 * from + 1]!;
  const wide = line[2 * to]! - x0;
  const high = line[2 * to + 1]! - y0;
  const length = wide * wide + high * high;
  let found = from;
  let most = 0;
  for (let at = from + 1; at < to; at += 1) {
    const x = line[2 * at]! - x0;
    const y = line[2 * at + 1]! - y0;
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (x * wide + y * high) / length));
    const square = (x - along * wide) ** 2 + (y - along * high) ** 2;
    if (square <= most) continue;
    found = at;
    most = square;
  }
  return { at: found, square: most };
}
