import type { Filter } from './filter.ts';

/** A part of the map, in degrees; south is below north and west is left of east. */
export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Of a degree: about ten metres, so that one view of the map is one URL. */
const PRECISION = 10_000;

/** `bounds`, the part of the map that is searched: `south,west,north,east` in degrees. */
export const BOUNDS: Filter<Bounds | undefined> = {
  parameter: 'bounds',
  unset: undefined,
  read: (parameters) => parameters.getAll('bounds').map(readBounds).find(Boolean),
  write: (bounds) => (bounds === undefined ? [] : [boundsValue(bounds)]),
  control: { kind: 'none' },
};

export function boundsValue({ south, west, north, east }: Bounds): string {
  return [south, west, north, east].join(',');
}

/** Ends in the wrong order are taken the other way round; a part without any width is none. */
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

function degrees(value: number, most: number): number {
  const within = Math.min(Math.max(value, -most), most);
  // Adding 0 makes 0 of -0, which would not come back from the URL.
  return Math.round(within * PRECISION) / PRECISION + 0;
}

function inOrder(a: number, b: number): [number, number] {
  return a <= b ? [a, b] : [b, a];
}
