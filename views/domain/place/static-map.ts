import type { Bounds } from '../filters/bounds.ts';
import { project } from './mercator.ts';
import { OWN_PLACE_ZOOM, OWN_ZOOMS } from './own-zooms.ts';

/** Size of a static map in pixels: that of the largest map of a page. */
export const STATIC_MAP = { width: 1280, height: 448 } as const;
/** Zooms of static maps are multiples of this one. */
export const STATIC_MAP_STEP = 0.25;
/** Pixels that are visible on the smallest screen: the subject of a static map is within them. */
const SEEN = { width: 290, height: 230 };

/** A static map: pixels of its middle from the world's north-western corner at a zoom. */
export interface StaticMap {
  zoom: number;
  x: number;
  y: number;
}

/**
 * The static map that shows these bounds on every screen; its zoom is at most that of a single
 * position.
 */
export function staticMapOf({ south, west, north, east }: Bounds): StaticMap {
  const zoom = zoomFor({ south, west, north, east });
  const [left, bottom] = project([south, west], zoom);
  const [right, top] = project([north, east], zoom);
  return { zoom, x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
}

function zoomFor({ south, west, north, east }: Bounds): number {
  const [left, bottom] = project([south, west], 0);
  const [right, top] = project([north, east], 0);
  const room = Math.min(SEEN.width / (right - left), SEEN.height / (bottom - top));
  const steps = Math.floor(Math.log2(room) / STATIC_MAP_STEP) * STATIC_MAP_STEP;
  return Math.min(OWN_PLACE_ZOOM, Math.max(OWN_ZOOMS.from, steps));
}

/** URL path of a static map below the map's own path, with an optional marked municipality. */
export function staticMapPath({ zoom, x, y }: StaticMap, marked?: number): string {
  const place = [zoom / STATIC_MAP_STEP, x, y, ...(marked === undefined ? [] : [marked])];
  return `/still/${place.join('-')}.svg`;
}
