import { decodePolyline } from '../polygon/decode-polyline.ts';
import type { Filter } from './filter.ts';

/** Corners of a drawn area: more than a hand draws, and an address stays below 1,000 characters. */
export const MAX_CORNERS = 60;

/**
 * `polygon`: the area that a visitor drew on the map, as an encoded polyline. Its last corner is
 * joined to the first, and what is within is told by the even-odd rule. A page with a text that can
 * be corrected redirects to the corrected one (polygon-redirect.ts).
 */
export const POLYGON: Filter<string | undefined> = {
  parameter: 'polygon',
  unset: undefined,
  read: (parameters) => parameters.getAll('polygon').find(isPolygon),
  write: (text) => (text === undefined ? [] : [text]),
  control: { kind: 'none' },
};

function isPolygon(text: string): boolean {
  const { length } = decodePolyline(text) ?? [];
  return length > 2 && length <= MAX_CORNERS;
}
