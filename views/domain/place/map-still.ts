import type { Bounds } from '../filters/bounds.ts';
import { project } from './mercator.ts';
import { OWN_PLACE_ZOOM, OWN_ZOOMS } from './own-zooms.ts';

/** Pixels of a still: as large as the largest map of a page. */
export const STILL = { width: 1280, height: 448 } as const;
/** Zooms of stills are multiples of this one. */
export const STILL_STEP = 0.25;
/** Pixels that are seen on the smallest screen: what a still is about is within. */
const SEEN = { width: 290, height: 230 };

/** A still of the own map: pixels of its middle from the world's north-western corner at a zoom. */
export interface MapStill {
  zoom: number;
  x: number;
  y: number;
}

/** The still that shows these bounds on every screen, no nearer than a single position. */
export function stillOf({ south, west, north, east }: Bounds): MapStill {
  const zoom = zoomFor({ south, west, north, east });
  const [left, bottom] = project([south, west], zoom);
  const [right, top] = project([north, east], zoom);
  return { zoom, x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
}

function zoomFor({ south, west, north, east }: Bounds): number {
  const [left, bottom] = project([south, west], 0);
  const [right, top] = project([north, east], 0);
  const room = Math.min(SEEN.width / (right - left), SEEN.height / (bottom - top));
  const steps = Math.floor(Math.log2(room) / STILL_STEP) * STILL_STEP;
  return Math.min(OWN_PLACE_ZOOM, Math.max(OWN_ZOOMS.from, steps));
}

/** URL path of a still below the map's own, with a municipality marked on it. */
export function stillPath({ zoom, x, y }: MapStill, marked?: number): string {
  const place = [zoom / STILL_STEP, x, y, ...(marked === undefined ? [] : [marked])];
  return `/still/${place.join('-')}.svg`;
}
