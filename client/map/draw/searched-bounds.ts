import { type Bounds, boundsAround } from '../../../views/domain/filters/bounds.ts';
import type { ListKind } from '../../../views/domain/list/list-kind.ts';
import { parseListQuery } from '../../../views/domain/list/list-parameters.ts';
import { decodePolyline, STEPS } from '../../../views/domain/polygon/decode-polyline.ts';

/** The part of the map that a list is restricted to: its bounds, else those of its drawn area. */
export function searchedBounds(search: string, listKind: ListKind): Bounds | undefined {
  const { bounds, polygon } = parseListQuery(new URLSearchParams(search), listKind);
  const corners = polygon === undefined ? undefined : decodePolyline(polygon);
  return (
    bounds ?? (corners && boundsAround(corners.map(([lat, lng]) => [lat / STEPS, lng / STEPS])))
  );
}
