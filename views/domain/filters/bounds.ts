import type { Filter } from './filter.ts';

/** A rectangle of the map, in degrees, with `south` < `north` and `west` < `east`. */
export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Steps per degree: one step is about ten metres, so that small movements share a URL. */
const PRECISION = 10_000;

/** `bounds`: the rectangle of the map to search, `south,west,north,east` in degrees. */
export const BOUNDS: Filter<Bounds | undefined> = {
  parameter: 'bounds',
  unset: undefined,
  read: (parameters) => parameters.getAll('bounds').map(readBounds).find(Boolean),
  write: (bounds) => (bounds === undefined ? [] : [boundsValue(bounds)]),
  control: { kind: 'none' },
};

/** The smallest bounds around some positions, one at least. */
export function boundsAround(positions: readonly (readonly [lat: number, lng: number])[]): Bounds {
  const [lats, lngs] = [0, 1].map((axis) => positions.map((position) => position[axis]!));
  return {
    south: Math.min(...lats!),
    west: Math.min(...lngs!),
    north: Math.max(...lats!),
    east: Math.max(...lngs!),
  };
}

export function boundsValue({ south, west, north, east }: Bounds): string {
  return [south, west, north, east].join(',');
}

/** Parses a value of `bounds`. Swapped ends are exchanged; an empty rectangle is undefined. */
export function readBounds(value: string): Bounds | undefined {
  const ends = value.split(',').map((text) => text.trim());
  if (ends.length !== 4 || !ends.every((text) => /^-?\d{1,9}(?:\.\d{1,20})?$/.test(text))) {
    return undefined;
  }
  const [aLat = 0, aLng = 0, bLat = 0, bLng = 0] = ends.map(Number);
  const [south, north] = inOrder(degrees(aLat, 90), degrees(bLat, 90));
  const [west, east] = inOrder(degrees(aLng, 180), degrees(bLng, 180));
  return south < north && west < east ? { south, west, north, east } : undefined;
}

function degrees(value: number, max: number): number {
  const within = Math.min(Math.max(value, -max), max);
  // + 0 turns -0 into 0: -0 is not the value that would be read back from the URL.
  return Math.round(within * PRECISION) / PRECISION + 0;
}

function inOrder(a: number, b: number): [number, number] {
  return a <= b ? [a, b] : [b, a];
}
