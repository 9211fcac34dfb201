import { MAX_CORNERS } from '../../../views/domain/filters/polygon.ts';
import { polygonText } from '../../../views/domain/polygon/canonical-polygon.ts';
import type { Corner } from '../../../views/domain/polygon/decode-polyline.ts';
import { simplifyRing } from '../../../views/domain/polygon/simplify-ring.ts';
import type { MapSurface } from './map-surface.ts';

/** Pixels that a simplified area may differ from what was drawn. */
const TOLERANCE = 2;
/** Pixels: an area that is lower or narrower was drawn by mistake. */
const MIN_SIZE = 12;

/** The text of a drawn area; undefined if it is too small on the screen. */
export function drawnPolygon(surface: MapSurface, corners: readonly Corner[]): string | undefined {
  const points = corners.map((corner) => surface.pointOf(corner));
  const sizes = [0, 1].map((axis) => {
    const along = points.map((point) => point[axis]!);
    return Math.max(...along) - Math.min(...along);
  });
  if (corners.length < 3 || Math.min(...sizes) < MIN_SIZE) return undefined;
  const tolerance = TOLERANCE * stepsPerPixel(surface, points[0]!);
  return polygonText(simplifyRing(corners, { max: MAX_CORNERS, tolerance }));
}

/** Steps of latitude. */
function stepsPerPixel(surface: MapSurface, [x, y]: [x: number, y: number]): number {
  return Math.abs(surface.cornerAt(x, y + 100)[0] - surface.cornerAt(x, y)[0]) / 100;
}
