/**
 * A corner of a polygon as its text has it: latitude and longitude in whole steps of 0.00001
 * degrees, about a metre.
 */
export type Corner = readonly [lat: number, lng: number];

/** Steps per degree: the precision of the format is 5 digits. */
export const STEPS = 100_000;
/** Groups of five bits in a number: six hold any step between two corners. */
const MAX_GROUPS = 6;

/**
 * The corners of an encoded polyline with a precision of 5 digits
 * (https://developers.google.com/maps/documentation/utilities/polylinealgorithm). Undefined for a
 * text that ends within a corner, has a character of another alphabet, a number of more than 30
 * bits, or a corner off the globe.
 */
export function decodePolyline(text: string): Corner[] | undefined {
  const corners: Corner[] = [];
  const at = [0, 0];
  let [axis, value, groups] = [0, 0, 0];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index) - 63;
    if (code < 0 || code > 63 || groups === MAX_GROUPS) return undefined;
    value |= (code & 31) << (5 * groups);
    groups += 1;
    if (code > 31) continue;
    at[axis]! += value & 1 ? ~(value >> 1) : value >> 1;
    if (Math.abs(at[axis]!) > (axis + 1) * 90 * STEPS) return undefined;
    if (axis === 1) corners.push([at[0]!, at[1]!]);
    [axis, value, groups] = [1 - axis, 0, 0];
  }
  return axis === 0 && groups === 0 ? corners : undefined;
}
