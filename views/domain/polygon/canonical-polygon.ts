import { MAX_CORNERS } from '../filters/polygon.ts';
import { type Corner, decodePolyline } from './decode-polyline.ts';
import { encodePolyline } from './encode-polyline.ts';
import { simplifyRing } from './simplify-ring.ts';

/**
 * The one text of a polygon: no corner repeated, not closed, at most MAX_CORNERS of them, and the
 * same whichever corner it begins with and whichever way around it goes. Undefined for a text that
 * cannot be read, and for fewer than three corners or all in one line.
 */
export function canonicalPolygon(text: string): string | undefined {
  const corners = decodePolyline(text);
  return corners && polygonText(corners);
}

/** The same for corners; the last is joined to the first. */
export function polygonText(corners: readonly Corner[]): string | undefined {
  const distinct = withoutRepeated(corners);
  const few =
    distinct.length > MAX_CORNERS
      ? withoutRepeated(simplifyRing(distinct, { max: MAX_CORNERS, tolerance: 0 }))
      : distinct;
  return isFlat(few) ? undefined : encodePolyline(leastOf(few));
}

/** The corners without those that equal the one before, all the way around. */
function withoutRepeated(corners: readonly Corner[]): Corner[] {
  const distinct = corners.filter((corner, at) => at === 0 || !isSame(corner, corners[at - 1]!));
  while (distinct.length > 1 && isSame(distinct[0]!, distinct.at(-1)!)) distinct.pop();
  return distinct;
}

function isSame(one: Corner, other: Corner): boolean {
  return compare(one, other) === 0;
}

/** Whether all corners are in one line: nothing lies within. The products are exact. */
function isFlat([first, second, ...others]: readonly Corner[]): boolean {
  if (!first || !second) return true;
  const [dy, dx] = [second[0] - first[0], second[1] - first[1]];
  return others.every(([lat, lng]) => dy * (lng - first[1]) === dx * (lat - first[0]));
}

/** Of all ways to go around the ring from its least corner the one that is least. */
function leastOf(ring: readonly Corner[]): readonly Corner[] {
  const least = ring.reduce((one, other) => (compare(other, one) < 0 ? other : one));
  const ways = [ring, ring.toReversed()].flatMap((way) =>
    way.flatMap((corner, at) =>
      isSame(corner, least) ? [[...way.slice(at), ...way.slice(0, at)]] : [],
    ),
  );
  return ways.reduce((one, other) => (compareAll(other, one) < 0 ? other : one));
}

function compareAll(one: readonly Corner[], other: readonly Corner[]): number {
  const at = one.findIndex((corner, index) => !isSame(corner, other[index]!));
  return at < 0 ? 0 : compare(one[at]!, other[at]!);
}

function compare(one: Corner, other: Corner): number {
  return one[0] - other[0] || one[1] - other[1];
}
